"""Tables: seats, running matches and clocks. This layer lies between the rules and a chat platform."""
