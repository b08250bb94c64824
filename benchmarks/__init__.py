"""Measurements that no test repeats. Each module says what it measures, and what was expected before."""
