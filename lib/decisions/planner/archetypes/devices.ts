import { everyWay } from "@/lib/decisions/planner/archetypes/cue-ways";
import type { Archetype } from "@/lib/decisions/planner/written/archetype";

const COMPUTER = "computer|laptop|pc|mac|macbook|desktop computer|chromebook|imac";
const PHONE =
  "phone|iphone|android|android phone|smartphone|samsung|ipad|tablet|old phone|old iphone";

/** Computers and phones themselves: copies, room, changes, slowness. */
export const DEVICES: readonly Archetype[] = [
  {
    id: "back-up",
    area: "habits",
    whole: `${everyWay("back up|backup", `${COMPUTER}|${PHONE}|files|photos|family photos|pictures|data|everything|my work|hard drive|thesis`)}|${everyWay("set up|make|start", "backup|backups|automatic backup|proper backup|backup system")}|save my photos before`,
    acts: "back up|backup|set up|make|create|fix",
    things:
      "backup|automatic backup|backup of phone|backup of laptop|backup of computer|backup drive|backup system",
    tells: "no backup|never backed up|haven't backed up",
    unless: "plan b|singer|vocals|childcare|generator|drain|toilet",
    it: "your files",
    named: `${COMPUTER}|${PHONE}|files|photos|pictures|thesis|hard drive`,
    plan: `
      2* Email yourself the one file you couldn't bear to lose.
        ~ Open a new email to yourself. | Send it with the one file attached.
        ? whatsapp: 2 Open WhatsApp at “Settings”, “Chats”, “Chat backup”, with the phone plugged in on wifi.
        ? phone: 2 Plug the phone in on wifi, with its settings open at “Backup”.
        ? photos | pictures: 2 Send yourself your favorite picture by email.
      4 Write down where your files are: computer, phone, cloud, old drives.
        ~ Write “computer, phone, cloud, old drives” down a page. | Look at the computer and the phone. | Put a check mark beside each that holds your files.
        ? whatsapp: 4 Write down the Google or Apple account the backup goes to, and whether you know its password.
        ? my phone | iphone | android: 4 Write down what would hurt most to lose from your phone: photos, chats, notes, contacts.
        ? laptop | macbook | computer | pc: 4 Write down which folders matter on {it}: documents, pictures, desktop, email.
      5 Choose two places for copies: one drive at home, one cloud[, within {money}].
        ? whatsapp: 5 Check that the cloud has room for the backup. If it's tight, videos can stay out.
          - 2 Read the size of the backup.
          - 3 Compare it with the space left in your cloud.
        - 3 Choose a drive that is large enough, and write down its name and size.
        - 3 Choose one cloud, and write down its price per month.
        ? no cloud | without cloud | dont trust | not online: 5 Choose two drives: one at home, one at a friend's or in a drawer at work.
          - 3 Choose a drive that is large enough, and write down its name and size.
          - 3 Choose who will keep the second drive.
        ? no drive | no hard drive | no external | cant afford | free: 5 Choose one cloud with a free plan, only for papers and your favorite photos.
          - 3 Choose one cloud, and note how much space it gives for free.
          - 3 List the folders that must fit in that space.
        ? have .. drive | own .. drive | got .. drive | bought .. drive | external drive | usb drive: 3 Plug your drive in to see how much room it has.
          - 2 Plug your drive in.
          - 2 Read how much room the drive has left.
      5n Find a drive or a cloud that has room for your pictures and papers.
        ~ Look up how big your pictures folder is. | Look in a drawer for a drive. | Check how much room it has. | Open a cloud's page if it's too small.
        ? whatsapp: 4 Check that the cloud has room for the backup.
        ? my phone | iphone | android: 5 Look up how much room is left in iCloud or Google.
        ? have .. drive | own .. drive | got .. drive | bought .. drive | external drive | usb drive: 3 Plug your drive in to see how much room it has.
      8n Start copying the folder with your pictures and papers to it.
        ~ Plug in the drive, or open the cloud. | Open your pictures folder. | Start copying it to the drive or cloud. | Start copying the folder with your papers.
        ? whatsapp: 8 Tap “Back up”, and wait until “Last backup” shows today's date.
        ? my phone | iphone | android: 8 Tap “Back up now”, with the phone plugged in until it shows today's date.
      8 Copy your pictures and papers to the drive first, while you do something else.
        ? whatsapp: 8 Tap “Back up”, and wait until “Last backup” shows today's date.
          - 3 Tap “Back up”.
          - 5 Wait until “Last backup” shows today's date.
        ? my phone | iphone | android: 8 Copy the phone's pictures to a computer or drive by cable, while you do something else.
          - 3 Connect the phone by cable, with “Allow” tapped on its screen.
          - 5 Start copying its pictures.
        - 3 Make a folder with today's date on the drive.
        - 5 Start copying your pictures and papers into it.
        ? dying | making noises | slow | old | wont last | crash*: 8 Copy the most important folder first. The next one can wait until this one is complete.
          - 3 Make a folder with today's date on the drive.
          - 5 Start copying the most important folder into it.
      8 Turn on the built-in backup for {theIt} in the settings, once a day or once a week.
        ? trade it | trade in | trading in | trade my | trading it | sell it | selling it | sell my: 8 Tap “Back up now” in the settings of {theIt}, and wait until it shows today's date.
          - 3 Tap “Back up now”.
          - 5 Wait until it shows today's date.
        ? whatsapp: 5 Export your two most important chats as files, sent to your own email.
          - 3 Export your most important chat “Without media” to your own email.
          - 3 Export the second chat the same way.
        - 4 Find “backup” in the settings of {theIt}.
        - 4 Turn that backup on, once a day or once a week.
      4 Open one picture and one paper from the copy, to see that they work.
        ~ Open the drive or the cloud. | Open one picture from the copy. | Open one paper from it.
        ? whatsapp: 4 Open the exported file, to see that its first and last lines are there.
      3? Put the drive in another room, with a reminder once a month to plug it in.
        ~ Unplug the drive. | Carry it to another room. | Set a monthly reminder to plug it in.
        ? trade it | trade in | trading in | trade my | trading it | sell it | selling it | sell my: 8 Sign out, turn off “Find My” and erase it once the backup is done, then take it in with your ID.
          - 4 Sign out and turn off “Find My” once the backup shows today's date.
          - 4 Erase it, and take it in with your ID.
        ? whatsapp: 3 Start the reset only once “Last backup” shows today's date.
    `,
  },
  {
    id: "phone-storage",
    area: "habits",
    whole: `${everyWay("free up|clear|make", "storage|space|room|some space|some storage", PHONE)}|clean up my phone|clear out my phone|declutter my phone|organize my phone|organize my apps|clear my whatsapp|clean up whatsapp|delete apps|delete unused apps|delete apps i don't use|clean up my apps|clear space on phone`,
    acts: "free up|clear|clean|clean up|declutter|organize|empty|sort",
    things: "phone storage|icloud storage|iphone storage|phone apps|apps on phone|whatsapp|icloud",
    tells:
      "phone is full|iphone is full|storage is full|storage full|icloud is full|phone storage is full|no space on phone|no space left on phone|out of storage",
    unless:
      "buy|screen time|scroll|stop using|self storage|hacked|laptop|computer|pc|macbook|chromebook",
    it: "the phone",
    plan: `
      2* Open the storage page in your phone's settings, and write down the three largest things[ ({amount})].
        ~ Open the storage page in your phone's settings. | Write down the three largest things.
        ? cant take pic* | cant take photo* | cant take a | cant take any | cant take more: 2 Open the storage page in your phone's settings, and write down the three largest things.
        ? cant update | wont update | cant take | cant install: 2 Open the storage page in your phone's settings, and write down how much the update or app needs.
      3* Delete one app that you did not open this year.
        ~ Look along your home screens. | Choose one app you didn't open this year. | Delete it from the phone.
        ? gb of videos | of videos | my videos | clear videos | videos off: 3 Sort your videos by size, with a heart on those you'd miss.
        ? deleted apps | no apps | already deleted | tried deleting | still full: 3 Empty “Recently deleted” in the photo app, since nothing is freed up before that.
        ? need all my apps | all my apps | use all: 3 Empty “Recently deleted” in the photo app, since nothing is freed up before that.
      5 Delete four more apps, starting with the largest.
        ~ Open the list of apps by size. | Delete the largest one you don't need. | Delete the next two. | Delete a fourth.
        ? deleted apps | already deleted | deleted my apps | tried deleting: 5 Delete the largest attachments in your messages, listed on that storage page.
        ? photos off | lots of photos | too many photos | thousands of photos: 5 Delete four apps you don't use, starting with the largest.
        ? gb of videos | of videos | my videos | clear videos | videos off: 8 Copy the videos with a heart to a computer, drive or cloud, until one opens there.
          - 4 Connect the phone to a computer, drive or cloud.
          - 5 Copy the videos with a heart there, until one opens.
      5 Delete or move your five longest videos.
        ? gb of videos | of videos | my videos | clear videos | videos off: 5 Delete the videos you copied or don't want, the longest first.
        - 3 Delete the two longest videos that you won't watch again.
        - 3 Move three other long videos to a computer or cloud.
        ? no icloud | no cloud | without cloud | dont pay | dont want to pay | cant afford: 5 Move the five longest videos to a computer or USB stick by cable.
          - 3 Connect the phone and the computer with the charging cable.
          - 5 Move the five longest videos over, until one opens there.
        ? dont want to lose | cant lose | memories | scared to delete | afraid to delete: 5 Copy the five longest videos to a computer, USB stick or cloud before you delete any.
          - 3 Connect a computer, USB stick or cloud that has room.
          - 5 Copy the five longest videos there, until one opens.
        ? not delete any photos | dont want to delete | dont delete photos | keep all my photos | without deleting | not deleting: 5 Copy your photos and videos to a computer, drive or cloud, so the phone can keep small versions only.
          - 3 Connect a computer, drive or cloud that has room.
          - 5 Copy the longest videos there, until one opens.
        ? have .. icloud | pay for icloud | google one | have google photos | in the cloud: 5 Turn on “optimize storage” or “free up space” in the photo app, once everything is uploaded.
          - 2 Check that the photo app says everything is uploaded.
          - 3 Turn on “optimize storage” or “free up space” there.
      6* Clear pictures and videos from your largest group chat.
        - 3 Find the list of your chats by size.
        - 4 Clear the pictures and videos from the largest chat.
        ? whatsapp: 6 Delete the largest videos in WhatsApp's settings, under “Storage and data”, “Manage storage”.
          - 3 Open WhatsApp's settings at “Storage and data”, “Manage storage”.
          - 5 Delete the videos there that you don't want, the largest first.
      4 Delete downloads, offline music and maps that you no longer need.
        ? gb of videos | of videos | my videos | clear videos | videos off: 3 Empty “Recently deleted”, since nothing is freed up before that.
        - 2 Delete files in “Downloads” that you no longer need.
        - 2 Delete offline music and maps that you no longer need.
      3? Turn on “keep originals in the cloud” or “delete after 30 days”, after a copy is made.
        ~ Check that a copy of your photos exists. | Open the photo or message settings. | Turn on “keep originals in the cloud” or “delete after 30 days”.
        ? icloud | google photos | google one: 3 Delete the backup of a phone you no longer have, under “Manage storage” in the cloud's settings.
        ? no cloud | dont pay | dont want to pay: 3 Set your chats so they don't save pictures or videos by themselves.
        ? dont want to delete | dont delete photos | not delete any photos | keep all my photos | without deleting: 3 Turn on “optimize storage” in the photo app, once it says everything is uploaded.
    `,
  },
  {
    id: "new-phone",
    area: "habits",
    whole: `${everyWay("set up|switch to|transfer everything to|move everything to|move to|transfer data to|transfer my data to|migrate to", "new phone|my new phone|new iphone|my new iphone|new android|new samsung|new tablet")}|move everything from my old phone|transfer everything from my old phone|transfer my contacts|switch from iphone to android|switch from android to iphone|transfer my photos to new phone|copy my old phone`,
    acts: "set up|transfer|move|switch|migrate",
    things: "new phone|new iphone|new android|old phone to new phone|contacts to new phone",
    needsAct: true,
    unless: "buy|contract|number|afford|number to",
    it: "the new phone",
    plan: `
      2* Connect both phones to the same wireless network while they charge side by side.
        ~ Plug in both phones side by side. | Connect each one to the same wireless network.
        ? no wifi | without wifi | no internet: 2 Plug both phones in side by side, with a cable between them or on a library's or friend's wifi.
        ? broken | smashed | lost | stolen | dead | wont turn on: 2 Turn the new phone on while it is plugged in, so you can join your wifi.
        ? whatsapp: 2 Plug both phones in side by side, with WhatsApp updated on the old one.
      5 Write down the apps that need a code to open: bank, tickets, two-step codes, doctor.
        ~ Get a pen and a sheet. | Look through your apps for the bank and the doctor. | Look for tickets and two-step codes. | Write down each app that needs a code.
        ? android to iphone | samsung to .. iphone | samsung .. iphone | pixel .. iphone | to an iphone: 5 Install “Move to iOS” from the app store on the old phone.
        ? iphone to android | iphone to .. samsung | iphone to .. pixel | from an iphone | iphone .. samsung | to android: 5 Turn off iMessage on the old iPhone once the transfer is done, so texts reach you.
        ? whatsapp: 5 Make a WhatsApp backup on the old phone under “Chats”, “Chat backup”.
      8* Make a full backup of the old phone, in its cloud or on a computer.
        - 4 Start a full backup of the old phone in its settings.
        - 4 Check that the date and size of the backup are right.
        ? broken | smashed | lost | stolen | dead | wont turn on: 8 Look in your cloud on a computer for the newest backup, photos and contacts.
          - 4 Open your cloud on a computer at “backups”.
          - 4 Look there for your photos and contacts, too.
        ? no cloud | no icloud | cloud full: 8 Copy photos and files from the old phone to a computer by cable.
          - 3 Connect the old phone by cable, with “Allow” tapped on its screen.
          - 8 Copy the photos and files to the computer.
        ? contacts | only .. contacts: 8 Turn on contact sync to one account, such as Google, on the old phone.
          - 3 Open the account settings of the old phone.
          - 4 Turn on contact sync there, and wait until it says “synced”.
      20* Follow the new phone's “copy from another phone” setup to the end.
        - 3 Choose “from another phone” on the new phone.
        - 10 Follow the steps to the end, while both phones stay plugged in.
        ? stops at | stuck at | keeps failing | tried .. twice | fails: 20 Start the transfer again with less: contacts and messages first. Photos can come later by cloud or cable.
          - 5 Turn on airplane mode on both phones, with wifi on and low power mode off.
          - 3 Tick only contacts, messages and calendar.
          - 10 Start the transfer again, with nothing else open.
        ? broken | smashed | lost | stolen | dead | wont turn on: 20 Restore the newest backup on the new phone, signed in with your old account.
          - 3 Sign in on the new phone with your old account.
          - 10 Choose the newest backup it shows, with the phone plugged in until it finishes.
        ? contacts: 20 Sign in to that same account on the new phone, with contacts turned on.
          - 5 Add that account in the new phone's settings.
          - 3 Turn on contacts for it.
          - 3 Search your contacts for three names you know.
        ? samsung .. iphone | android to iphone | to an iphone | pixel .. iphone: 20 Choose “From Android” on the new iPhone. Its code goes into “Move to iOS” on the old phone.
          - 3 Choose “From Android” on the new iPhone.
          - 3 Type its code into “Move to iOS” on the old phone.
          - 10 Leave both phones plugged in side by side until the bar is full.
        ? start fresh | from scratch | clean start | without transferring: 20 Set the new phone up from scratch, with only the ten apps you use each week.
          - 5 Set the new phone up from scratch, with your account.
          - 10 Install the ten apps you use each week.
      8 Move your two-step codes and the bank app one by one, while the old phone still works.
        - 5 Move your two-step sign-in app to the new phone.
        - 5 Set up the bank app on the new phone.
        ? broken | smashed | lost | stolen | dead | wont turn on: 8 Ring the bank, or use its page, to set up the new phone without the old one.
          - 5 Use your backup codes for two-step sign-in.
          - 5 Set up the bank app through the bank's own page or number.
      5 Test five things: a call, a message, a picture, the map, paying.
        ~ Make one call with the new phone. | Send a message with a new picture. | Open the map. | Pay for one small thing with it.
        ? whatsapp: 5 Test five things: a call, a picture, paying, the map, and a chat moved with WhatsApp's “transfer chats”.
        ? mum | mom | dad | gran* | nan | elderly: 5 Put the four people they ring most on the first screen, in large letters.
        ? contacts: 5 Ring one number from the list, to see that names and numbers match.
      3? Keep the old phone in a drawer for two weeks, with a reminder to wipe it after that.
        ~ Turn the old phone off. | Put it in a drawer. | Set a reminder in two weeks to wipe it.
        ? trade* | sell | give .. to | pass .. on: 3 Sign out of the old phone's account once all five tests went well, so you can erase it.
        ? broken | smashed | lost | stolen: 3 Lock or erase the old phone from its “find my” page.
    `,
  },
  {
    id: "new-computer",
    area: "habits",
    whole: `${everyWay("set up|start using|move to|switch to|transfer everything to|move everything to", "new computer|my new computer|new laptop|my new laptop|new mac|my new mac|new pc|my new pc|new macbook")}|switch from pc to mac|switch from windows to mac|switch to mac|switch from mac to pc|switch from mac to windows|move from pc to mac|move from windows to mac|change from pc to mac|change from windows to mac`,
    acts: "set up|start|move to|configure",
    things: "new computer|new laptop|new mac|new pc|new macbook|work laptop",
    needsAct: true,
    unless: "buy|choose|afford|save|desk",
    it: "the new computer",
    named: "new computer|new laptop|new mac|new pc|new macbook|work laptop",
    plan: `
      2* Turn on {theIt}, plugged in, until you see its first question.
        ~ Plug in {theIt}. | Press the power button until its first question shows.
        ? pc to mac | pc to a mac | windows to mac | windows to a mac | switch to mac | switch to a mac | switching to mac | pc to my mac: 2 Write down what must come along and where it is on the PC: photos, email, documents, passwords.
      5* Write down from memory the eight things you do on a computer in a week.
        ~ Get a pen and a sheet. | Write down what you do for work or school. | Add what you do for fun. | Add the rest until there are eight.
        ? pc to mac | pc to a mac | windows to mac | windows to a mac | switch to mac | switch to a mac | switching to mac | pc to my mac: 10 Copy your pictures and documents from the PC onto an external drive, until one photo opens from it.
          - 5 Start copying your pictures and documents onto the drive.
          - 3 Open one photo and one document from it.
      8 Answer its first questions: language, network, your account, a password that you write down safely.
        - 3 Answer its first questions about language and network.
        - 5 Set up your account, with a password that you write down safely.
        ? mum | mom | dad | gran* | nan: 8 Answer its first questions together, with the password on paper in their drawer.
          - 3 Answer the questions about language and network together.
          - 5 Set up their account, with the password on paper in their drawer.
      10 Restart it once it has its updates.
        ~ Open the update page in the settings. | Check that every update is in. | Choose “Restart” from the menu. | Sign in once it is back on.
      15* Install only what your eight things need: browser, mail, writing, calls.
        ? pc to mac | pc to a mac | windows to mac | windows to a mac | switch to mac | switch to a mac | switching to mac | pc to my mac: 15 Run Apple's Migration Assistant on both computers, plugged in and on the same wifi.
          - 8 Install Migration Assistant for Windows on the PC, from Apple's own page.
          - 8 Start it on both computers, with photos, email and documents ticked.
        - 5 Install your browser, so you can sign in.
        - 8 Install email, writing and calling programs.
        ? work | job | zoom | teams | office: 15 Install what your first work day needs: browser, email, calls, office programs.
          - 5 Install your browser and email, so you can sign in.
          - 8 Install the calling and office programs, with one test call.
        ? university | uni | school | college | course: 15 Install what your course needs: browser, writing program, the school's own apps.
          - 5 Install your browser and a writing program, so you can sign in.
          - 8 Install the school's own apps.
      20 Copy your folders from the old computer, papers and pictures first.
        ? pc to mac | pc to a mac | windows to mac | windows to a mac | switch to mac | switch to a mac | switching to mac | pc to my mac: 20 Add your email account on the Mac, to see whether old emails and folders are there.
          - 8 Add your email account on the Mac.
          - 8 Look for one old email and one folder on both. Email kept only on the PC has to be exported.
        - 5 Connect a drive or the cloud to the old computer.
        - 10 Copy your papers and pictures first.
        ? usb | stick | external | hard drive: 20 Copy your files from the USB stick or drive into “Documents”, papers first.
          - 5 Plug the USB stick or drive in.
          - 10 Copy the files into “Documents”, papers first.
        ? no old | first computer | old one .. died | old one is dead | died | stolen: 20 Sign in to your cloud and email, to see which of your files are there.
          - 5 Sign in to your cloud.
          - 10 Copy what you need this week to the new computer.
      6? Turn on automatic backup and a screen lock on {theIt}. The old one stays for a month.
        ~ Open the settings of {theIt}. | Turn on automatic backup. | Turn on the screen lock.
        ? pc to mac | pc to a mac | windows to mac | windows to a mac | switch to mac | switch to a mac | switching to mac | pc to my mac: 6 Compare three numbers on both: photos, emails, documents. The PC stays as it is for a month.
    `,
  },
  {
    id: "slow-computer",
    area: "habits",
    whole: `${everyWay("fix|speed up|make", `slow|my slow`, COMPUTER)}|${everyWay("speed up", COMPUTER)}|${everyWay("make", COMPUTER, "faster|fast again|run faster|less slow")}|fix my laptop|fix my computer|fix my pc`,
    acts: "speed up",
    things: COMPUTER,
    tells: `${everyWay(COMPUTER, "is slow|is so slow|is too slow|is really slow|keeps freezing|keeps crashing|is freezing|takes ages to start|takes forever to start|overheats")}`,
    unless: "broken screen|stolen|hacked|cooker",
    it: "the computer",
    named: COMPUTER,
    plan: `
      2* Restart {theIt} once everything is saved, rather than just closing the lid.
        ~ Save everything that's open. | Choose “Restart” from the menu of {theIt}.
        ? # minutes: 2 Write the {#} minutes it takes now on a note, with everything saved before the restart.
        ? already restarted | tried restarting | restarted it: 2 Read how full its disk is, in the settings under “Storage”.
      3 Check how much room is left on its disk, and write the number down.
        ~ Open the computer's settings. | Find the storage page. | Write down how much room is left.
      4* Close one program you don't need that uses a lot of memory, in Task Manager or Activity Monitor.
        - 2 Sort the list in Task Manager or Activity Monitor by memory.
        - 2 Close the top program that you don't need.
        ? tabs | chrome | browser: 4 Close every tab you don't need today. The rest can be saved in one bookmark folder.
          - 2 Save all your tabs in one bookmark folder.
          - 2 Close all tabs but three.
      6* Turn off every program that starts by itself and that you don't use daily.
        - 3 Find the list of programs that start by themselves, in the settings.
        - 4 Turn off those you don't use daily.
        ? minutes to start | takes ages to start | slow to start | boot: 6 Turn off all but three of the programs that start by themselves, so the next start is faster.
          - 3 Find the list of programs that start by themselves, in the settings.
          - 4 Turn off all but three of them.
      8 Remove two large programs, plus whatever is in the trash and the downloads folder.
        - 4 Empty the trash and the downloads folder.
        - 5 Remove two large programs that you don't use.
        ? gb | disk is full | full disk | storage full | is full | free up | out of space | no space: 8 Delete the ten largest things in “Downloads”, so you can empty the trash after that.
          - 5 Delete the ten largest things in “Downloads”.
          - 3 Empty the trash, to see how much room the disk has now.
        ? cant delete | not delete | dont want to delete | keep .. photos | keep all: 8 Move pictures and movies to a drive or cloud. They leave the laptop once they open there.
          - 5 Copy pictures and movies to a drive or cloud.
          - 3 Open two of them there before you remove them from the laptop.
      15 Run the built-in virus scan once it has updated.
        - 5 Start the virus scanner's updates.
        - 10 Run the built-in virus scan.
      6? Ask a repair shop what more memory or a new disk would cost, once your files are copied[, within {money}].
        ~ Find the number of a repair shop. | Call with the model's name beside you. | Ask what more memory or a new disk costs.
        ? cant buy a new | cant afford a new | no money for a new | cant replace | need it to last: 6 Ask a repair shop what a new SSD costs installed, since that can turn ten minutes of startup into one.
        ? since 2008 | since 2009 | since 2010 | since 2011 | since 2012 | since 2013 | since 2014 | ten years | years old: 6 Ask a repair shop what a new SSD costs installed, since it can turn ten minutes of startup into one.
        ? no money | cant afford | skint | broke: 6 Ask a tech-savvy friend for an hour on it, once your files are copied.
        ? work laptop | work computer | company laptop | school laptop: 6 Write to the IT desk: since when, what is slow, what you tried.
    `,
  },
  {
    id: "wipe-device",
    area: "habits",
    whole: `${everyWay("wipe|reset|erase|factory reset|clear|clean", `${COMPUTER}|${PHONE}`, "before selling|before selling it|before i sell|before i sell it|before giving|to sell|for sale|before recycling|before handing")}|${everyWay("factory reset|wipe|erase", `${COMPUTER}|${PHONE}|hard drive|old laptop|old computer|old hard drive`)}`,
    acts: "wipe|erase|factory reset",
    things: `${COMPUTER}|${PHONE}|hard drive|old laptop|old computer`,
    needsAct: true,
    unless: "screen clean|dust|wet wipe",
    it: "the device",
    named: `${COMPUTER}|${PHONE}|hard drive|old laptop|old computer`,
    plan: `
      2* Turn {theIt} on, plugged in.
        ~ Plug in {theIt}. | Press the power button until the screen lights up.
        ? wont turn on | wont start | dead | broken | no charger: 2 Stick a piece of tape on it: “Dead, disk not wiped.”
        ? drawer | # laptops | two laptops: 2 Plug in the first laptop with its charger.
      8* Copy what you want to keep, pictures and downloads first, until one file opens from the copy.
        - 6 Copy your pictures, downloads and papers.
        - 2 Open one file from the copy, to see that it works.
      5 Sign out of the programs on {theIt} that you paid for, and write down their names.
        ~ Open the list of programs on {theIt}. | Write down the ones you paid for. | Open the first one to sign out. | Sign out of the others.
      5 Sign out of its main account, so “find my device” is off.
        - 3 Turn off “find my device”.
        - 2 Sign out of its main account in the settings.
      3 Take out the SIM card and any memory card.
        ~ Get a paper clip or the little pin. | Open the tray. | Take out the SIM card and any memory card.
        ? wont turn on | wont start | dead | broken: 5 Ask a repair shop or certified recycler to take out the disk and destroy it.
      10* Start “erase everything” in the settings after signing out of its account, until it asks for a language.
        - 3 Start “erase everything” in the settings.
        - 8 Turn it off once it asks for a language.
        ? wont turn on | wont start | dead | broken: 10 Hand the dead one to a repair shop or certified recycler: “Please destroy the disk. I need a receipt.”
          - 4 Look up a repair shop or recycler that destroys disks with a receipt.
          - 8 Hand the dead device over there.
        ? nokia | button phone: 10 Start “restore factory settings” in the menu. The code is often 12345 or 0000.
          - 3 Find “restore factory settings” in the menu.
          - 5 Start it. The code is often 12345 or 0000.
      5? Put the charger and box beside the wiped device.
        ~ Get the wiped device. | Find its charger. | Find its box. | Lay all three side by side.
        ? recycl* | tip | get rid | dispos* | charity | donat*: 5 Put the wiped devices into one bag by the door, for electronics recycling or a charity.
    `,
  },
  {
    id: "recover-files",
    area: "habits",
    whole: `${everyWay("recover|get back|restore|rescue|find", "deleted|lost|my deleted|my lost", "photos|files|file|document|pictures|videos|essay|messages")}|get my data off|get data off|recover data from|get my files off|get photos off|recover files from|get my photos off`,
    acts: "recover|restore|rescue|get back",
    things:
      "deleted photo|deleted file|lost file|broken hard drive|deleted document|data from hard drive|lost photos|dead laptop|unsaved document",
    tells:
      "deleted my photos|deleted all my photos|accidentally deleted|deleted by accident|hard drive died|laptop died and",
    needsAct: true,
    unless: "account|instagram|facebook|ex|number",
    it: "the files",
    plan: `
      2* Stop saving anything new to the drive or phone they were on.
        ~ Take your hands off the keyboard or screen. | Close what is still saving to that drive or phone.
        ? deleted photo* | deleted picture* | deleted pics | deleted video* | deleted my photo* | deleted all my photo* | deleted .. photos | deleted .. pictures: 2 Open “Recently deleted” or “Trash” in your photo app.
        ? lost file | find a file | find .. document | cant find .. file | cant find .. document: 2 Type one word of the file's name into the computer's own search field.
        ? without saving | didnt save | unsaved | closed word | crashed: 2 Open Word again, to look at “Document Recovery” on the left before you type.
        ? sd card | memory card: 2 Take the card out of the camera or phone, so nothing new is saved on it.
      5* Look in the trash, “recently deleted” and your sent emails.
        ? deleted photo* | deleted picture* | deleted pics | deleted video* | deleted my photo* | deleted all my photo* | deleted .. photos | deleted .. pictures: 5 Select the photos you find there, and choose “Recover” or “Restore”. They go for good after some weeks.
          - 3 Scroll the album to the day you deleted them.
          - 2 Select them, and choose “Recover” or “Restore”.
        ? lost file | find a file | find .. document | cant find .. file | cant find .. document: 5 Open “Recent” in the program you made it with, or sort the Downloads folder by date.
          - 3 Open “Recent” in the program you made it with.
          - 3 Sort the Downloads folder and the desktop by date.
        - 3 Look in the trash and in “recently deleted”.
        - 3 Search your sent emails and chats for them.
        ? sd card | memory card: 5 Look for copies: earlier imports on the computer, the camera's own memory, the cloud.
          - 3 Search the computer for earlier imports.
          - 3 Look in the cloud and in the phone's camera app.
      4 Write down what is gone, since when, and what you would miss most[: {amount}].
        ~ Get a pen and a note. | Write down what is gone. | Add since when. | Circle what you would miss most.
        ? lost file | find a file | find .. document | cant find .. file | cant find .. document: 3 Search your sent emails and chats for that word.
      6* Look in every cloud you use for an older version or a copy.
        ? sd card | memory card: 6 Put the card into a computer. “Cancel” is the right answer if it asks to format.
          - 3 Put the card into a card reader at a computer.
          - 2 Choose “Cancel” if it asks to format the card.
        - 3 Look in your first cloud, under “versions” and “trash”.
        - 3 Look in your second cloud, and on old phones.
        ? without saving | didnt save | unsaved | closed word | word: 6 Look in Word under “File”, “Info”, “Manage document”, “Recover unsaved documents”.
          - 3 Look in Word under “File”, “Info”, “Manage document”.
          - 3 Search the computer for the word “asd”, the ending of Word's rescue files.
        ? iphone | phone | photos: 6 Look in the trash at icloud.com or photos.google.com on a computer, and in the chats you sent them in.
          - 3 Look in the cloud's trash on a computer.
          - 3 Search the chats you sent them in.
      8 Copy what matters most from the drive, if it shows up on another computer with another cable.
        ? deleted photo* | deleted picture* | deleted pics | deleted video* | deleted my photo* | deleted all my photo* | deleted .. photos | deleted .. pictures: 8 Look through old phones, computers and drives that once had these photos.
          - 4 Look on one old phone or tablet.
          - 4 Look on one computer or drive.
        ? lost file | find a file | find .. document | cant find .. file | cant find .. document: 5 Search by type and week, without a name: all documents changed in those days.
        - 3 Connect the drive to another computer with another cable.
        - 6 Copy what matters most from the drive, if it shows up.
        ? sd card | memory card: 8 Run PhotoRec or Recuva on the card, saving what it finds on the computer.
          - 3 Download PhotoRec or Recuva from its official page.
          - 6 Start it on the card, with a folder on the computer as the place to save.
      6 Ask two repair shops what they charge to look at it, and what you pay if nothing is found[, within {money}].
        ? lost file | find a file | find .. document | cant find .. file | cant find .. document: 4 Look in the trash of the computer and of the cloud.
          - 2 Look in the computer's trash.
          - 2 Look in the cloud's trash.
        - 3 Find two repair shops that recover data.
        - 4 Ask each what a look costs, and what you pay if nothing is found.
        ? without saving | didnt save | unsaved: 6 Write down what you remember of it in keywords now, while it's fresh.
          - 3 Write down the headings from memory.
          - 4 Add the best sentences you remember.
      4? Turn on one automatic backup for the files you still have.
        ~ Open the backup settings. | Choose the cloud or drive it goes to. | Choose the files you still have. | Turn on the automatic backup.
        ? lost file | find a file | find .. document | cant find .. file | cant find .. document: 3 Save it under a name with the year, in the folder where you looked first.
    `,
  },
];
