### Simplified Chinese
### Written by: an AI (Claude), November 2026
### Reviewed: no

language-name = 简体中文
