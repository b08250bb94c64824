"""Tables: seats, the running match, clocks; everything between the rules and a chat."""
