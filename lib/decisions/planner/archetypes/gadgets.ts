import { everyWay } from "@/lib/decisions/planner/archetypes/cue-ways";
import type { Archetype } from "@/lib/decisions/planner/written/archetype";

/** Phones that break, updates, log-ins, pictures and papers that go from one device to another. */
export const GADGETS: readonly Archetype[] = [
  {
    id: "phone-repair",
    area: "habits",
    acts: "fix|repair|get|replace|sort|mend|change",
    things:
      "phone screen|cracked screen|phone battery|iphone screen|broken phone|cracked phone|laptop screen|screen fixed|phone fixed|screen repaired|phone repaired|phone screen fixed|screen replaced|phone charging port|ipad screen|smashed screen|battery replaced|laptop battery",
    tells:
      "phone keeps dying|phone dies|phone keeps switching off|phone screen is|phone screen cracked|screen is cracked|screen is smashed|cracked my phone|smashed my phone|dropped my phone|phone won't charge|phone isn't charging|phone battery dies|phone died|phone won't turn on|phone fell in",
    unless: "screen time|new phone|claim|sofa|car",
    it: "the phone",
    named: "phone|screen|battery|ipad|laptop|iphone|port",
    plan: `
      2* Start a backup now, before anybody touches {theIt}.
        ~ Plug in {theIt}, or open its backup page. | Tap “Back up now”.
        ? wont turn on | black screen | dead | touch .. doesnt | screen doesnt respond: 2 Look in your cloud on a computer for the newest backup and its date.
      2* Find the model under “About” in the settings.
        ~ Open the settings. | Tap “About” to see the model.
      3 Look up whether it is covered: warranty, credit card, phone plan, home insurance.
        ~ Find the receipt or the order email. | Check the warranty and the phone plan. | Check the credit card and the home insurance.
        ? cracked | dropped | water: 3 Look up whether something covers the damage: your phone plan, credit card or home insurance.
      5n Ask one repair shop for the price and the wait, and book its first free time if the price is OK.
        ~ Find the number of one repair shop. | Call with the model beside you. | Ask for the price and the wait. | Book the first free time if the price is OK.
      8 Ask two places for the price and the wait: the maker, and one shop with good reviews.
        - 4 Ask the maker for the price and the wait.
        - 5 Ask one shop with good reviews for the same.
        ? no money | cant afford | cheap*: 8 Ask a small repair shop for a price with a spare part that isn't the maker's.
          - 4 Look up a small repair shop with good reviews.
          - 5 Ask that shop for the price and the wait.
        ? battery: 8 Ask two places for the price and wait for a new battery: the maker, and one shop with good reviews.
          - 4 Ask the maker for the price and wait for a new battery.
          - 5 Ask one shop with good reviews for the same.
      3 Compare the price with what the same phone costs used. Above half of that, another phone makes more sense.
        ~ Write down the repair price. | Look up what the same phone costs used. | Check if the repair is over half of that.
        ? repair .. # | repair for # | # to repair | fix .. # | # to fix: 3 Compare the {#} with the price of the same phone used: above half, it is time for another one.
      5 Book the repair you like better[, so that it is done {deadline}].
        ~ Put both offers in front of you. | Choose the one you like better. | Open its booking page, or call. | Book the first time that works.
        ? need it for work | cant be without | same day | today: 5 Book the shop that repairs it while you wait, at its earliest time.
      3? Sign out of your bank's app before you hand it over.
        - 3 Sign out of your bank's app before you hand it over.
        - 2 Write down two phone numbers you'll need until it's back.
        ? no spare phone | without a phone: 3 Write your three most needed numbers on paper, for the hours without your phone.
          - 2 Write your three most needed numbers on paper.
          - 2 Tell one person how to reach you until then.
    `,
  },
  {
    id: "device-update",
    area: "habits",
    acts: "update|upgrade|install|download|run",
    things:
      "laptop|computer|phone|iphone|windows|windows 11|windows update|macos|ios|ipad|mac|pc|operating system|software update|phone software|update|android|tablet",
    needsAct: true,
    unless:
      "buy|contract|article|cv|website|app i|blinds|new kitchen|my mum|my mom|my dad|my boss|my sister|my brother|everyone",
    it: "the device",
    plan: `
      2* Plug the charger in.
        ~ Get the charger. | Plug the device in.
      3* Open the settings of {theIt} at “Update”, to read how large it is.
        ~ Open the settings of {theIt}. | Tap the “Update” line. | Read how large it is.
        ? interrupt* | during calls | in the middle of | restarts by itself | active hours: 3 Open “Windows Update” in the settings, where you can tap “Pause for 1 week”.
        ? windows 10: 3 Open “Windows Update” in the settings, to read whether Windows 11 runs on this PC.
      3 Check the free storage. It should be about twice the size of the update.
        ~ Open the storage page in the settings. | Read how much is free. | Check that it's about twice the update's size.
        ? interrupt* | during calls | in the middle of | restarts by itself | active hours: 3 Set “Active hours” under “Advanced options” to the hours of your calls.
      8 Start a backup of your own files, or check that today's is there.
        ? interrupt* | during calls | in the middle of | restarts by itself: 4 Turn on the notice before a restart, under the same options.
          - 2 Turn on “Notify me when a restart is required” under the same options.
          - 2 Turn on “Metered connection” for the wifi you use for calls.
        - 3 Open your backup to see its date.
        - 5 Start a new backup, if the last one isn't from today.
      4 Look up whether this device can run it, on the maker's own page.
        ~ Find the exact model in the settings. | Open the maker's own page. | Search it for the update's name. | Look for your model on the list.
        ? interrupt* | during calls | in the middle of | restarts by itself: 4 Start the waiting updates tonight, so none is left for the day.
        ? windows 10: 4 Look up on Microsoft's page how long Windows 10 still gets security updates, and how to sign up.
      3* Start the update at a time when you don't need the device[, {deadline}].
        ~ Choose a time when you don't need the device. | Open the update page at that time. | Tap “Install” to start it.
        ? interrupt* | during calls | in the middle of | restarts by itself | active hours: 3 Put one evening a week in your calendar for the updates, with the laptop plugged in.
        ? windows 10: 3 Choose one: start Windows 11 if it is offered, sign up for longer updates, or put a day for a new PC in your calendar.
      5? Open the three programs or apps you use most, to see that they work.
        ~ Write down the three apps you use most. | Open the first one. | Open the second one. | Open the third to see that it works.
    `,
  },
  {
    id: "parental-controls",
    area: "people",
    acts: "set up|turn on|install|add|sort",
    things:
      "parental control|parental controls|parental controls on ipad|child lock|kids' phone|child's phone|son's phone|daughter's phone|kids' tablet|screen time limits|kids profile|daughter's ipad|son's ipad|son's xbox|family link",
    needsAct: true,
    it: "it",
    plan: `
      2* Write down your child's age, two things to allow and two things to block.
        ~ Write down your child's age. | Write two things to allow and two to block.
        ? pin | code | password | passcode: 2 Write down a new code that isn't a birthday or an old number of yours.
      3* Put your child's device and your own phone in front of you.
        ~ Get your child's device. | Get your own phone. | Lay both in front of you.
      5 Open the family page in its settings: “Screen Time” on Apple, “Family Link” on Google, “Family” on Microsoft.
        ~ Pick up your child's device. | Open its settings. | Look for “Screen Time”, “Family Link” or “Family”. | Open that page.
        ? ps5 | ps4 | playstation | xbox | switch | nintendo: 5 Open the console's family page: “Parental controls” in its settings, or the maker's family app.
        ? ipad | iphone | apple: 5 Open “Screen Time” in the settings of the Apple device.
        ? android | samsung | tablet: 5 Open “Family Link”, with your child's account on the tablet and yours on your phone.
      8 Add an account for your child, with their real date of birth.
        - 5 Add an account for your child, with their real date of birth.
        - 3 Choose a code your child doesn't know.
        ? passwords: 8 Open each child's account at “forgot password”, using your own email or number. The new ones go in your password app.
          - 5 Open the first child's account at “forgot password”, using your own email.
          - 3 Save the new password in your password app.
        ? pin | code | password | passcode: 8 Change the Screen Time code and your own phone's code while your child is out of sight.
        - 5 Change the Screen Time code while your child is out of sight.
        - 3 Change your own phone's code too, since it opens the rest.
      8* Set three limits: bedtime hours, age ratings for apps, and your approval for each purchase.
        - 3 Set the bedtime hours.
        - 3 Set the age rating for apps and movies.
        - 2 Turn on your approval for each purchase.
      5 Try to open one blocked thing, to see that it stays shut.
        ~ Pick up your child's device. | Choose one thing that should be blocked. | Try to open it. | Check that it stays shut.
      8? Tell your child what is set, and when you'll look at it together again.
        ~ Sit down next to your child. | Tell them what is set. | Say when you'll look at it together again.
    `,
  },
  {
    id: "photo-transfer",
    area: "habits",
    whole: everyWay(
      "transfer|move|copy|get|upload|download|send",
      "photos from phone|pictures from phone|photos off phone|pictures off phone|pictures off iphone|photos off iphone|photos from iphone|pictures from iphone|photos from camera|photos from phone to computer|photos to computer|photos to laptop|pictures to computer|pictures to laptop|photos onto laptop|photos onto computer|pictures onto laptop|photos from old phone|videos from phone|videos off phone|photos off old phone",
    ),
    unless: "deleted|print|recover|lost",
    it: "the photos",
    plan: `
      2* Look up in the phone's settings how much space the photos take.
        ~ Open the phone's settings at “Storage”. | Read how much space the photos take.
        ? move # gb | # gb to my: 2 Read in the phone's cloud settings what the {#} GB are: photos, files, backups.
        ? # gb .. external | # gb .. drive | # gb .. hard drive: 2 Plug the drive in to see whether it has more than {#} GB free.
        ? icloud .. google* | google photos: 2 Look up in the phone's iCloud settings how many GB the photos take.
      2* Check that the computer has more free space than that.
        ~ Open the storage page on the computer. | Check that it has more free space than that.
        ? move # gb | # gb to my: 2 Check that the computer, or a drive beside it, has more than {#} GB free.
        ? # gb .. external | # gb .. drive | # gb .. hard drive: 2 Find the cable that fits the drive and the phone or computer.
        ? icloud .. google* | google photos: 2 Look at the free space in Google. 15 GB come free, more is paid by the month.
        ? stick | usb | external | hard drive: 2 Check that the drive has more free space than that.
      4* Connect the phone and computer with the charging cable, until you've tapped “Allow” on the phone.
        - 2 Plug the phone into the computer by its charging cable.
        - 2 Tap “Allow” or “File transfer” on the phone.
        ? mac | macbook: 4 Connect the phone and the Mac by cable, until you've tapped “Trust” on the phone.
          - 2 Plug the phone into the Mac, until you've tapped “Trust”.
          - 2 Open Photos or Image Capture on the Mac.
        ? no cable | broken port | cable .. broken | wont connect | doesnt show: 4 Open the phone's cloud page on the computer, where you can download photos without a cable.
          - 2 Sign in at icloud.com/photos or photos.google.com on the computer.
          - 2 Mark the last month of photos there.
        ? icloud .. google*: 4 Sign in at privacy.apple.com, where you'll find “Transfer a copy of your data”.
          - 2 Sign in at privacy.apple.com with your Apple account.
          - 2 Tap “Transfer a copy of your data”.
      4 Make a folder on the computer with today's date.
        ~ Sit down at the computer. | Open the pictures folder. | Make a new folder inside. | Name it with today's date.
        ? external | hard drive: 4 Make a folder on the drive with today's date.
        ? stick | usb: 4 Make a folder on the USB stick, named by date or person.
        ? icloud .. google*: 4 Choose Google Photos there, for photos and videos.
      8 Import only the last month, as a test.
        - 3 Open Photos or Image Capture on the computer.
        - 5 Import only the last month, as a test.
        ? stops | stuck | fails | keeps failing | freez*: 8 Import a hundred photos at a time, with “keep originals” set under Photos in the phone's settings.
          - 3 Set “keep originals” under Photos in the phone's settings.
          - 6 Import a hundred photos, as a test.
        ? icloud .. google*: 5 Sign in to Google when the page asks, up to the last “Confirm”.
          - 3 Sign in to Google when the page asks.
          - 2 Tap “Confirm” at the end.
      3 Open three of the photos from the folder at full size.
        ~ Open the folder on the computer. | Open one of the photos at full size. | Open two more the same way.
        ? icloud .. google*: 2 Set a reminder in a week for Apple's email that the copy is done.
      5? Start importing the rest before you do something else.
        ? stop paying | cancel icloud | cancel my icloud | end icloud: 5 Start importing the rest. The paid plan can end once ten files open on the computer.
          - 3 Start importing the rest.
          - 4 Set a reminder to end the paid plan once ten files open on the computer.
        - 3 Start importing the rest before you do something else.
        - 2 Write “Delete nothing before there are two copies” on a note for your phone.
        ? funeral | slideshow | wedding: 5 Copy the photos you choose to the USB stick, until one opens on another device.
          - 4 Copy the photos you choose to the USB stick.
          - 3 Open one of them on another device.
        ? icloud .. google*: 5 Open three old albums in Google Photos at full size, before you delete anything in iCloud.
    `,
  },
  {
    id: "print-photos",
    area: "projects",
    acts: "print|print out|order|get|develop",
    things:
      "photos|pictures|prints|photo prints|photos printed|pictures printed|wedding photos|family photos|holiday photos|film developed|photo calendar|canvas print|photos from wedding|photos for frame",
    needsAct: true,
    unless: "passport|photo book|album|organize|sort|take photos|boarding",
    it: "the photos",
    plan: `
      2* Open the folder or album that holds {theIt}.
        ~ Pick up your phone, or wake the computer. | Open the folder or album that holds {theIt}.
      5* Mark your favourites with a heart, in one quick pass[, up to {number}].
        ~ Open the first photo. | Mark it with a heart if you love it. | Go through the first half. | Go through the rest.
      3 Write down how many prints you want and the size: 4 × 6 inches for an album, larger for a frame.
        ~ Get a pen and a note. | Write down how many prints you want. | Write the size, such as 4 × 6 inches.
      5 Cut your favourites down to that number.
        ~ Open your favorites. | Count the hearts. | Take the heart off the weakest ones. | Stop at the number you wrote down.
      3 Check each photo for sharpness at full size.
        ~ Open the first favorite at full size. | Check that it is sharp. | Check the others the same way.
      8* Upload the photos to a print shop's site or a kiosk's app, and note glossy or matte.
        - 4 Open a print shop's site or a kiosk's app.
        - 6 Upload your photos there.
      4 Order the prints for delivery or pickup[, to be there {deadline}].
        - 3 Look at the cropping preview for cut-off heads.
        - 4 Order the prints for delivery or pickup[, to be there {deadline}].
        ? hang | frame* | wall: 4 Order the prints with frames of one size or adhesive strips.
          - 3 Look at the cropping preview for cut-off heads.
          - 4 Order the prints with frames or adhesive strips.
          - 5 Tape paper of that size on the wall, with the middle at about eye level.
          - 10 Hang the prints where the papers are, once they arrive.
    `,
  },
  {
    id: "scan-paper",
    area: "paperwork",
    acts: "scan|photograph|digitize",
    things:
      "document|documents|letter|form|contract|receipt|receipts|certificate|id|passport|paper|papers|signed form|contract with phone|payslips|paperwork|homework|drawing|recipe|recipes",
    needsAct: true,
    unless: "mri|ct|brain|old photo|slides|negatives",
    it: "the paper",
    plan: `
      2* Lay the first sheet flat by a window, on something dark.
        ~ Stand at a window with the first sheet. | Lay it flat on something dark.
      3 Open the scanner on your phone: “Scan documents” in Notes or Files, or “Scan” in Drive.
        ~ Pick up your phone. | Open Notes, Files or Drive. | Tap “Scan documents” or “Scan”.
      5n Scan the sheet with “Scan documents” in Notes, Files or Drive, holding the phone level above it.
        ~ Open Notes, Files or Drive on your phone. | Tap “Scan documents”. | Hold the phone level above the sheet. | Take the scan.
      3n Send the scan to whoever asked for it, as a PDF named by date and subject.
        ~ Open the scan. | Save it as a PDF with the date and subject. | Send it to whoever asked for it.
      5 Hold the phone level above it, until it takes the page by itself.
        - 3 Hold the phone level above it, until it takes the page by itself.
        - 2 Move the corners to the edges of the page.
      5 Add any other pages to the same scan.
        ~ Lay the next page where the first one was. | Tap the plus sign in the same scan. | Scan that page. | Scan the others in order.
        ? # receipts | receipts: 5 Scan each receipt as its own file, named by date, store and amount.
      3 Read one line of the scan at full size, to see that it is sharp.
        ~ Open the scan. | Make it larger with two fingers. | Read one line of it.
      3 Save the scan as a PDF, named by date and subject.
        ~ Open the scan. | Choose “Save as PDF”. | Name it by date and subject.
      3? Send the PDF to where it has to go[, {deadline}].
        - 3 Send the PDF to where it has to go[, {deadline}].
        - 2 Put the paper back in its folder.
        ? # receipts | receipts | expenses: 5 Upload the files one by one in the expenses form, each on its own line.
    `,
  },
  {
    id: "log-in-again",
    area: "habits",
    whole: everyWay(
      "reset|recover|get back into|log into|log in to|get into|sign into",
      "password|old email|bank account|online banking|email account|apple id|icloud|gmail|old account|apple id password|email password|icloud password|google password|my password|gmail password|facebook password|bank password|forgotten password|lost password|microsoft password|netflix password|amazon password",
    ),
    acts: "log into|log in|get into|sign into|get back into|access|sign in",
    things:
      "bank|account|email|old email|apple id|icloud|gmail|online banking|old account|facebook|instagram|outlook|email account|government gateway|school portal",
    tells:
      "can't log in|cannot log in|can't get into my|forgot my password|forgot my icloud|forgot my apple|forgot my email|forgot my bank|forgotten my password|can't remember my password|locked out of my account|locked out of my bank|locked out of my email",
    needsAct: true,
    unless: "manager|hacked|stolen|scam|new phone|wifi",
    it: "the account",
    plan: `
      2* Tap “Forgot password” on the sign-in page, at an address you typed yourself.
        ~ Type the site's address yourself. | Tap “Forgot password” on the sign-in page.
        ? apple id | icloud | apple account: 2 Enter your Apple email address on iforgot.apple.com, at an address you typed yourself.
        ? email password | gmail | outlook | hotmail | yahoo | my email | email account | my mail: 2 Open your email's own page in a browser by typing the address, where you can tap “Forgot password”.
      3* Write down which e-mail address or number it sends the code to.
        ~ Look at the page that sends the code. | Read the e-mail address or number on it. | Write it down.
        ? changed my phone number | changed .. number | old phone number | no longer have .. number | no code | cant get the code | number changed: 3 Tap “Try another way” on a device and wifi you've used before, and note what it offers.
        ? old phone | old number | new number | lost number | number is: 3 Tap “I can't use this number” or “other options”, and note what it offers.
        ? school | parentpay | arbor | class dojo | parent portal: 3 Write down the school logins one per line: the app's name, the email you used, what it says.
        ? old email | dead email | email .. gone | no longer .. email: 3 Tap “I no longer have this e-mail” or “try another way”, and note what it offers.
        ? remember .. password | know the password | know my password | still logged in | still signed in: 3 Open the account's settings at “Security” where you are still signed in.
      4 Look for the code in that e-mail or on that phone. It may be in the spam folder.
        ~ Open that e-mail, or pick up that phone. | Look at the newest messages. | Check the spam folder. | Copy the code.
        ? changed my phone number | changed .. number | old phone number | no longer have .. number | no code | cant get the code | number changed: 4 Look for a device that is still signed in. An old phone, tablet or computer may let you change the number.
        ? old phone | old number | new number | lost number | number is: 4 Look for a device that is still signed in. A tablet, computer or TV may let you change the password.
        ? email password | gmail | outlook | hotmail | yahoo | my email | email account: 4 Look for the code on your phone or in the second email address it names.
      5n Choose a new long password, saved in your password manager or notebook.
        ~ Open your password manager or notebook. | Think up a new long password. | Type it on the page. | Save it where you keep your passwords.
        ? changed my phone number | changed .. number | old phone number | no longer have .. number | no code | number changed: 8 Start the account's official recovery from home on a device you've used before, with old passwords at hand.
        ? gmail .. old number | gmail .. is my old | google .. old number | gmail .. lost: 5 Tap “Try another way” on a device and wifi you've used before: an old password, a second email, a backup code.
        ? old phone | old number | new number | lost number | number is: 5 Start the recovery with your new number. It can take days, and only the official page is real.
        ? school | parentpay | arbor | class dojo | parent portal: 5 Send the school office one line: child's name, class, which logins, “Please reset them to this e-mail.”
      5 Open the official recovery page if that address or number is no longer yours.
        ? old number | is my old one | lost number | number is my old: 5 Tap “Try another way” on a device and wifi you've used before: an old password, a second email, a backup code.
          - 2 Sit down with a device and wifi you've used for this account before.
          - 5 Tap “Try another way”: an old password, a second email, a backup code.
        - 2 Check that the page's address is the company's own.
        - 5 Open its recovery page, if that e-mail or number is no longer yours.
      4 Choose a new password of four odd words, saved in your password manager or notebook.
        - 2 Choose a new password of four odd words.
        - 2 Save it in your password manager or notebook.
      5 Call the number on your card if it's a bank, never one from a message or an ad.
        ~ Take your bank card out of your wallet. | Read the number on the back. | Dial that number. | Say “I can't log in.”
        ? prescription | patient portal | health portal | my chart | mychart | patient access: 5 Order your medicine by phone or at the front desk until you can sign in again.
        ? apple | google | facebook | instagram | microsoft | outlook | gmail: 5 Write down the day the recovery ends. No real helper ever calls you about it.
        ? school | parentpay | arbor | class dojo | parent portal: 3 Send the school office one line: child's name, class, which logins, “Please reset them to this e-mail.”
        ? email | mail | hotmail | yahoo | amazon | netflix | paypal | spotify: 5 Sign in on your phone and computer with the new password, so both keep working.
        ? tax | government | gov | nhs | council: 5 Call the office's help line from its own page, with your account or case number beside you.
      4? Add a second way in: an up-to-date phone number, or backup codes on paper.
        ~ Open the account's security settings. | Find “Recovery” or “Second step”. | Add a phone number, or copy backup codes. | Put the codes away on paper.
        ? always forget | keep forgetting | every time: 3 Save the login in one place: your browser's or phone's password manager.
    `,
  },
  {
    id: "unsubscribe-mail",
    area: "habits",
    acts: "unsubscribe|stop|block|reduce|get rid|cut down",
    things:
      "newsletter|newsletters|marketing email|marketing emails|promotional emails|junk email|spam email|email lists|mailing list|mailing lists|all emails|emails i never read|shop emails",
    whole: everyWay(
      "unsubscribe",
      "emails|from emails|from newsletters|from everything|from marketing emails|from mailing lists",
    ),
    unless: "write|start|send|phone calls",
    it: "the newsletters",
    plan: `
      2* Type “unsubscribe” into the search box of your email, to see {theIt} in one list.
        ~ Open your email. | Type “unsubscribe” into its search box.
        ? outlook | hotmail: 2 Open “Subscriptions” in Outlook's settings under “Mail”, or type “unsubscribe” into its search box.
      2* Open the newest e-mail there that you never read.
        ~ Look at the top of that list. | Open the newest e-mail you never read.
      4* Tap its link at the very bottom, or “Unsubscribe” beside the sender's name.
        ~ Open the e-mail. | Scroll down to the very bottom. | Tap the link, or “Unsubscribe” beside the sender's name. | Confirm it on the page that opens.
        ? gmail: 4 Press “Unsubscribe” beside the top sender, under “Manage subscriptions” in Gmail's left menu.
        ? keeps coming | still get | doesnt work | ignore*: 4 Set a rule that sends this sender straight to the trash, since its link doesn't work.
      8 Unsubscribe from the next nine in the same way.
        - 4 Unsubscribe from the next four in the same way.
        - 5 Unsubscribe from five more.
      3 Mark as spam what you never signed up for, without clicking anything inside it.
        ~ Look for an e-mail you never signed up for. | Select it without opening any link. | Press the “Spam” button.
        ? phishing | scam* | spam: 3 Mark every strange sender on the first screen as spam, without clicking anything inside.
      4 Search for that sender's name, to delete all of its old emails at once.
        ~ Type that sender's name into the search box. | Select the first e-mail. | Select all of them. | Press the “Delete” button.
        ? # unread | # emails | # mails | thousands: 4 Search for your three biggest senders one by one, to delete all of their old emails at once.
      2? Set a reminder of five minutes for the same time next week.
        ~ Open your calendar at this time next week. | Set a five-minute reminder: “Unsubscribe”.
        ? # a day | hundreds: 2 Write down how many ads came today, to compare next Sunday.
    `,
  },
];
