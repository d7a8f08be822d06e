# English: your devices and your data.

yours-title = Your devices and data
yours-lead = There is no account. This browser knows you by a secret of its own.
yours-device = Take your records to another device
yours-code-note = Make a code here and type it there. It works once, for a year. A new one replaces it.
yours-code-make = Make a code
yours-code = Code from your other device
yours-here = Use a code on this device
yours-here-note = Both devices then show the same records. What this browser has recorded before can no longer be reached.
yours-here-go = Use the code
yours-found = Done. Found: results { $results }, daily boards { $attempts }.
yours-data = What this server stores about you
yours-data-note = Results, daily boards, and your name and seat at each table. You can download it all, or delete it on all your devices. Games stay, with another name in your seat.
yours-export = Download everything
yours-erase = Delete everything
yours-erase-sure = Delete for ever?
yours-erased = Everything is deleted. This browser is nobody’s again.
yours-back = Back
yours-failed-unknown-recovery = This code is wrong, or it was used or replaced.
yours-failed-too-many = Too many tries. Wait a little.
yours-failed-other = That did not work. Nothing has changed; try again in a moment.
