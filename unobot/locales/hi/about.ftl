### Hindi
### Written by: an AI (Claude), November 2026
### Reviewed: no

language-name = हिन्दी
