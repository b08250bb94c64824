## The line of people who wait for an answer

# $time and $wait: durations, such as "40 seconds".
note-queue = You are number { $place } in line. Your answer comes here in about { $time }.
note-queue-long = If it is not here after 15 minutes, press the button again: I keep the answer.
refused-queue-full = Too many people are waiting in line. Try again in about { $wait }.
refused-queue-own = I'm still working on your last request. It's ready in about { $wait }.
