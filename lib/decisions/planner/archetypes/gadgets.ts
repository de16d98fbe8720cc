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
        ? wont turn on | black screen | dead | touch .. doesnt | screen doesnt respond: 2 Look on a computer in your cloud for the newest backup and its date.
      2* Find the model under “About” in the settings.
      3 Look up whether it is covered: warranty, credit card, phone plan, home insurance.
        ? cracked | dropped | water: 3 Look up whether accident cover exists: bank account, phone contract, home insurance.
      5n Ask one repair shop for the price and the wait.
      8 Ask two places for the price and the wait: the maker, and one shop with good reviews.
        - 4 Ask the maker for price and wait.
        - 5 Ask one shop with good reviews.
        ? no money | cant afford | cheap*: 8 Ask a repair café or small shop for a price with a spare part that isn't the maker's.
          - 4 Look up a repair café or small shop with good reviews.
          - 5 Ask for the price and the wait.
        ? battery: 8 Ask two places for the price and wait of a battery change, the maker's first.
          - 4 Ask the maker for price and wait.
          - 5 Ask one shop with good reviews.
      3 Compare the price with that of the same phone used. Above half, another phone makes more sense.
        ? repair .. # | repair for # | # to repair | fix .. # | # to fix: 3 Compare the {#} with the price of the same phone used: above half, it is time for another one.
      5 Book one of them[, so that it is done {deadline}].
        ? need it for work | cant be without | same day | today: 5 Book the one that mends it while you wait, at its earliest hour.
      3? Sign out of your bank's app before you hand it over.
        - 3 Sign out of your bank's app before you hand it over.
        - 2 Write down two numbers that you need meanwhile.
        ? no spare phone | without a phone: 3 Write your three most needed numbers on paper, for the hours without it.
          - 2 Write your three most needed numbers on paper.
          - 2 Tell one person how they reach you meanwhile.
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
      3* Open the settings of {theIt} at “Update”, to read how large it is.
        ? interrupt* | during calls | in the middle of | restarts by itself | active hours: 3 Open “Windows Update” in the settings, and tap “Pause for 1 week”.
        ? windows 10: 3 Open “Windows Update” in the settings, to read whether it says that Windows 11 runs on this PC.
      3 Look at the free storage: twice that size should be empty.
        ? interrupt* | during calls | in the middle of | restarts by itself | active hours: 3 Set “Active hours” under “Advanced options” to the hours of your calls.
      8 Start a backup of your own files, or see that today's one is there.
        ? interrupt* | during calls | in the middle of | restarts by itself: 4 Turn on the notice before a restart under the same options, with late hours for the download.
          - 2 Turn on “Notify me when a restart is required” under the same options.
          - 2 Turn on “Metered connection” for the wifi you use in calls.
        - 3 Open your backup, to see its date.
        - 5 Start a new one, where it is not from today.
      4 Look up whether this device can run it, on the maker's own page.
        ? interrupt* | during calls | in the middle of | restarts by itself: 4 Start the waiting updates now or tonight, so that none is left for the day.
        ? windows 10: 4 Look up on Microsoft's page until when Windows 10 still gets security updates, and how one signs up.
      3* Start the update at a time when you don't need the device[, {deadline}].
        ? interrupt* | during calls | in the middle of | restarts by itself | active hours: 3 Put one evening a week in your calendar for the updates, with the laptop plugged in.
        ? windows 10: 3 Choose: start Windows 11 where it is offered, sign up for longer updates, or put a day for another PC in your calendar.
      5? Open the three things that you use most, to see that they work.
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
      2* Write down the child's age, two things to allow and two things to block.
        ? pin | code | password | passcode: 2 Write down a new code that no birthday or old number of yours gives away.
      3* Put the child's device and your own phone in front of you.
      5 Open the family page in its settings: “Screen Time” on Apple, “Family Link” on Google, “Family” on Microsoft.
        ? ps5 | ps4 | playstation | xbox | switch | nintendo: 5 Open the family page of the console: “Parental controls” in its settings, or the maker's family app.
        ? ipad | iphone | apple: 5 Open “Screen Time” in the settings of the Apple device.
        ? android | samsung | tablet: 5 Open “Family Link”, with the child's account on the tablet and yours on your phone.
      8 Add an account for the child, with their real date of birth.
        - 5 Add an account for the child, with the true year of birth.
        - 3 Choose a code that the child does not know.
        ? passwords: 8 Open each child's account at “forgot password”, your own mail or number as the way in, with the new one in your password app.
          - 5 Open the first child's account at “forgot password”, your own mail as the way in.
          - 3 Save the new one in your password app.
        ? pin | code | password | passcode: 8 Change the Screen Time code and your device's code, with the child out of sight and your face or finger as unlock.
        - 5 Change the Screen Time code, with the child out of sight.
        - 3 Change your own phone's code too, as it opens the rest.
      8* Set three limits: bedtime hours, age ratings for apps, and your approval for each purchase.
        - 3 Set the hours for bedtime.
        - 3 Set the age for apps and films.
        - 2 Turn on your yes for each purchase.
      5 Try to open one blocked thing, to see that it stays shut.
      8? Tell the child what is set, and when you will look at it together again.
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
      2* Look up in the settings how much room the photos take.
        ? move # gb | # gb to my: 2 Read in the phone's cloud settings what the {#} GB are: photos, files, backups.
        ? # gb .. external | # gb .. drive | # gb .. hard drive: 2 Plug the drive in, and read whether it has more than {#} GB of room.
        ? icloud .. google* | google photos: 2 Read in the phone's iCloud settings how many GB the photos take.
      2* Look at the free room on the computer: it should be more.
        ? move # gb | # gb to my: 2 Look at the free room on the computer: more than {#} GB, or a drive beside it.
        ? # gb .. external | # gb .. drive | # gb .. hard drive: 2 Find the cable that fits drive, phone or computer.
        ? icloud .. google* | google photos: 2 Look at the free room in Google: 15 GB come free, more is paid by the month.
        ? stick | usb | external | hard drive: 2 Look at the free room on the drive: it should be more.
      4* Connect the phone and computer with the charging cable, until you've tapped “Allow” on the phone.
        - 2 Plug the phone into the computer by its charging cable.
        - 2 Tap “Allow” or “File transfer” on the phone.
        ? mac | macbook: 4 Connect phone and Mac by the cable, with “Trust” on the phone and Photos open.
          - 2 Plug the phone into the Mac, with “Trust” tapped.
          - 2 Open Photos or Image Capture on the Mac.
        ? no cable | broken port | cable .. broken | wont connect | doesnt show: 4 Open the phone's cloud page on the computer, where the photos can be downloaded without a cable.
          - 2 Sign in at icloud.com/photos or photos.google.com on the computer.
          - 2 Mark the last month there.
        ? icloud .. google*: 4 Sign in at privacy.apple.com, at “Transfer a copy of your data”.
          - 2 Sign in at privacy.apple.com with your Apple account.
          - 2 Tap “Transfer a copy of your data”.
      4 Make a folder on the computer with today's date.
        ? external | hard drive: 4 Make a folder on the drive with today's date.
        ? stick | usb: 4 Make a folder on the stick, named by the day or the person.
        ? icloud .. google*: 4 Choose Google Photos there, with photos and videos ticked.
      8 Import only the last month, as a test.
        - 3 Open Photos or Image Capture on the computer.
        - 5 Import the last month only, as a try.
        ? stops | stuck | fails | keeps failing | freez*: 8 Import a hundred at a time, with “keep originals” set under Photos in the phone's settings.
          - 3 Set “keep originals” under Photos in the phone's settings.
          - 6 Import a hundred, as a try.
        ? icloud .. google*: 5 Sign in to Google when the page asks, to the last “Confirm”.
          - 3 Sign in to Google when the page asks.
          - 2 Tap “Confirm”.
      3 Open three of them from the folder at full size.
        ? icloud .. google*: 2 Set a reminder in a week for Apple's mail that the copy is done.
      5? Start the rest before you do something else.
        ? stop paying | cancel icloud | cancel my icloud | end icloud: 5 Start the rest, with the paid plan ended only once ten files open from the computer.
          - 3 Start the rest.
          - 4 End the paid plan once ten files open from the computer.
        - 3 Start the rest before you do something else.
        - 2 Delete nothing on the phone until a second copy exists elsewhere.
        ? funeral | slideshow | wedding: 5 Copy the ones you choose to the stick, with one opened on another device.
          - 4 Copy the ones you choose to the stick.
          - 3 Open one of them on another device.
        ? icloud .. google*: 5 Open three old albums in Google Photos, full size, before anything is deleted in iCloud.
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
      5* Mark your favourites with the heart, in one quick pass[, up to {number}].
      3 Write down the number and the size: 4 × 6 inches for an album, larger for a frame.
      5 Cut the choice down to that number.
      3 Check each one for sharpness at full size.
      8* Upload them to a print shop's site or a kiosk's app, and note glossy or matte.
        - 4 Open one print shop or a kiosk's app.
        - 6 Upload them.
      4 Order them for delivery or pickup[, to be there {deadline}].
        - 3 Read the cropping preview, for cut-off heads.
        - 4 Order them to your door or to the shop[, to be there {deadline}].
        ? hang | frame* | wall: 4 Order them with frames of one size or adhesive strips, and mark the wall with paper of that size.
          - 3 Read the cropping preview, for cut-off heads.
          - 4 Order them with frames or adhesive strips.
          - 5 Tape paper of that size on the wall, the middle at 145 to 150 cm.
          - 10 Hang them where the papers are, once they have come.
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
      3 Open the scanner in your phone: “Scan documents” in Notes or Files, or “Scan” in Drive.
      5n Scan the sheet with “Scan documents” in Notes, Files or Drive, holding the phone level above it.
      3n Send the scan to whoever asked for it, as a PDF named by date and subject.
      5 Hold the phone level above it, until it takes the page by itself.
        - 3 Hold the phone level above it, until it takes the page by itself.
        - 2 Move the corners to the edge of the page.
      5 Add the other pages to the same scan.
        ? # receipts | receipts: 5 Scan each receipt as its own file, named date, shop and sum.
      3 Read one line at full size, to see that it is sharp.
      3 Save it as a PDF, named by date and subject.
      3? Send it to where it has to go[, {deadline}].
        - 3 Send it to where it has to go[, {deadline}].
        - 2 Put the paper back into its folder.
        ? # receipts | receipts | expenses: 5 Upload the files one by one in the expenses form, each to its line.
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
        ? apple id | icloud | apple account: 2 Enter your Apple mail address on iforgot.apple.com, typed by yourself.
        ? email password | gmail | outlook | hotmail | yahoo | my email | email account | my mail: 2 Open your mail's own page in a browser, typed by yourself, and tap “Forgot password”.
      3* Write down which e-mail address or number it sends the code to.
        ? old phone | old number | new number | lost number | number is: 3 Tap “I can't use this number” there, or “other options”, and note what it offers.
        ? school | parentpay | arbor | class dojo | parent portal: 3 Write the school's logins in a row: name of the app, address used, what it says.
        ? old email | dead email | email .. gone | no longer .. email: 3 Tap “I no longer have this e-mail” there, or “try another way”, and note what it offers.
        ? remember .. password | know the password | know my password | still logged in | still signed in: 3 Open the account's settings at “Security” where you are still signed in.
      4 Look for the message there, in the spam folder too.
        ? old phone | old number | new number | lost number | number is: 4 Look for a device that is still signed in: a tablet, computer or TV can change the password.
        ? email password | gmail | outlook | hotmail | yahoo | my email | email account: 4 Look for the code on your phone or in the second mail address it names.
      5n Choose a new long password, saved in your password manager or notebook.
        ? gmail .. old number | gmail .. is my old | google .. old number | gmail .. lost: 5 Tap “Try another way” on a device and wifi you have used before: old password, second mail, backup code.
        ? old phone | old number | new number | lost number | number is: 5 Start the recovery with the new number; some services take days, and only the official page is real.
        ? school | parentpay | arbor | class dojo | parent portal: 5 Send the school office: child's name, class, which logins, “please reset them to this e-mail”.
      5 Open the official recovery page if that address or number is no longer yours.
        ? old number | is my old one | lost number | number is my old: 5 Tap “Try another way” on a device and wifi you have used before: an old password, second mail, backup code.
          - 2 Sit down with a device and wifi that the account knows.
          - 5 Tap “Try another way”: an old password, second mail, backup code.
        - 2 Check that the page's address is that of the service.
        - 5 Open its recovery page, where that e-mail or number is no longer yours.
      4 Choose a new password of four odd words, saved in your password manager or notebook.
        - 2 Choose a new password of four odd words.
        - 2 Save it in your password manager or notebook.
      5 Call the number on your card if it's a bank, never one from a message or an ad.
        ? prescription | patient portal | health portal | my chart | mychart | patient access: 5 Order the medicine meanwhile by phone, at the desk or on the paper slip.
        ? apple | google | facebook | instagram | microsoft | outlook | gmail: 5 Write down the day on which the recovery ends; no real helper ever rings you about it.
        ? school | parentpay | arbor | class dojo | parent portal: 3 Send the school office one line: child's name, class, which logins, “please reset them to this e-mail”.
        ? email | mail | hotmail | yahoo | amazon | netflix | paypal | spotify: 5 Sign in on phone and computer with the new password, so that both keep working.
        ? tax | government | gov | nhs | council: 5 Call the office's help line from its own page, with your reference beside you.
      4? Add a second way in: an up-to-date phone number, or backup codes on paper.
        ? always forget | keep forgetting | every time: 3 Save the login in one place for all: your browser's or phone's password manager.
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
        ? outlook | hotmail: 2 Open “Subscriptions” in Outlook's settings under “Mail”, or type “unsubscribe” into its search.
      2* Open the newest one that you never read.
      4* Tap its link at the very bottom, or “Unsubscribe” beside the sender's name.
        ? gmail: 4 Press “Unsubscribe” at the top sender under “Manage subscriptions” in Gmail's left menu.
        ? keeps coming | still get | doesnt work | ignore*: 4 Set a rule that sends this sender straight to the bin, as its link doesn't work.
      8 Do the next nine in the same way, one click each.
        - 4 Do the next four.
        - 5 Do five more.
      3 Mark as spam what you never signed up for, without clicking anything inside it.
        ? phishing | scam* | spam: 3 Mark as spam every strange sender on the first screen, without a click inside.
      4 Search for that sender's name, to delete all of its old emails at once.
        ? # unread | # emails | # mails | thousands: 4 Search for the three loudest senders one by one, to delete all of their old mails at once.
      2? Set a reminder of five minutes for the same time next week.
        ? # a day | hundreds: 2 Write the number of today's adverts on a card, to compare next Sunday.
    `,
  },
];
