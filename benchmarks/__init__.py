"""Measurements that no test repeats: each module says what it measures, and what was expected before."""
