import { everyWay } from "@/lib/decisions/planner/archetypes/cue-ways";
import type { Archetype } from "@/lib/decisions/planner/written/archetype";

const ELDERS = "mum|dad|mother|father|gran|nan|grandma|grandpa|parents|aunt|uncle|grandad|granny";

/** Noise and faults of devices, and help for others with theirs. */
export const DEVICE_TROUBLE: readonly Archetype[] = [
  {
    id: "tech-help-elder",
    area: "people",
    whole: `${everyWay("help|teach|show", ELDERS, "with ipad|with phone|with computer|with laptop|with tablet|how to use ipad|how to use phone|to use ipad|to use phone|to use smartphone|to use whatsapp|to video call|use phone|use ipad|use smartphone|use computer|to use computer|to use internet|how to use whatsapp|with technology|with new phone|set up phone|set up new phone|with online banking")}|${everyWay("get|help|stop", ELDERS, "to stop clicking|to stop falling|from getting scammed|from falling|avoid scams|stop clicking|not get scammed|getting scammed")}|${everyWay("set up", "a phone for|phone for|ipad for|tablet for", ELDERS)}`,
    tells:
      "keeps giving card number|keeps falling for scams|keeps clicking on links|clicks on every link|can't use new phone",
    acts: "teach|help",
    things: "technology to my parents",
    unless: "homework|move|mobility",
    it: "the device",
    plan: `
      2* Ask {person|them} one question: “What one thing would you like to be able to do with it?”
        ~ Sit down next to {person|them}. | Ask “What one thing would you like to do with it?”
        ? far away | abroad | miles | over the phone: 2 Ask them on a call: “Which one thing would you like to do with it this week?”
      5 Write that one thing out in six steps or fewer, using the words on the screen.
        - 3 Count the steps as you do it once yourself.
        - 4 Write those steps down in the words that are on the screen.
      5n Make the text larger and the sound louder in the settings, together.
        ~ Open the settings together. | Find the text size. | Make it larger until it reads well. | Turn the sound up.
      15n Let {person|them} do the one thing three times, with their own fingers.
        ~ Hand {person|them} the device. | Name the first button to press. | Watch the one thing done once. | Watch it two more times.
      6 Make the text larger and the sound louder in the settings.
        - 3 Make the text larger and the sound louder in the settings.
        - 3 Clear everything but five things off the first screen.
      15 Let {person|them} do it three times with their own fingers, while yours stay in your pockets.
        - 5 Let {person|them} do it once while you read the steps aloud.
        - 8 Let {person|them} do it twice more alone.
        ? far away | abroad | miles | over the phone: 15 Share the screen on a video call, so they can do it three times while you read the steps.
          - 5 Start a video call with the screen shared.
          - 8 Read the steps aloud while they do it.
      4 Write one rule on a card beside it: “Never give a code or number to anyone who calls or writes first.”
        ~ Get a card and a thick pen. | Write “Never give a code or number to anyone”. | Add “who calls or writes first”. | Put the card beside the device.
      4 Agree on what to do when in doubt: send you a picture of the screen with “Is this real?”, at any hour.
        ~ Sit down together. | Show how to send you a picture of the screen. | Type “Is this real?” as a trial. | Say “At any hour.”
      5? Put your number on its first screen, so they reach you with one tap.
        ~ Open the contacts on their device. | Save your number. | Add it to the first screen. | Tap it once to see that it calls.
    `,
  },
  {
    id: "quiet-devices",
    area: "habits",
    whole:
      "turn off notifications|turn off my notifications|cancel all my notifications|cancel my notifications|reduce notifications|fewer notifications|stop getting so many notifications|manage my notifications|mute group chats|mute my notifications|get fewer notifications|silence my phone|set up do not disturb|set up focus mode",
    tells: "too many notifications|notifications a day|phone keeps buzzing|phone buzzes all day",
    acts: "turn off|reduce|manage|mute|cancel|silence|set up|limit|stop",
    things:
      "notifications|notification|group chat|push notifications|slack notifications|do not disturb",
    needsAct: true,
    unless: "funeral|subscription|leave group chat",
    it: "the notifications",
    plan: `
      2* Turn off the sound of the last app that buzzed, by pressing and holding its notification.
        ~ Press down on the last notification. | Turn off that app's sound.
      4 Write down who may interrupt you at any time: at most five people or places.
        ~ Write the numbers 1 to 5 on a note. | Write the first person who may interrupt you. | Add up to four more people or places.
      5* Turn off notifications from shops, games and news in your settings.
        - 3 Open the notification list in your settings.
        - 3 Turn off notifications from shops, games and news.
      5 Set your chat apps to show banners without sound or red dots.
        ~ Open the notification settings. | Tap your first chat app. | Turn off its sound and its red dots. | Do the same for the other chat apps.
      4* Mute every group chat that you don't have to answer today.
        - 4 Mute every group chat that you don't have to answer today.
        - 2 Tell one group that you only look in once a day.
      5 Set quiet hours for each night that let through only the people on your list.
        - 3 Set quiet hours for each night.
        - 2 Add the people on your list as exceptions.
      3? Turn off notifications on the computer too, beginning with email.
        ~ Open the notification settings on the computer. | Turn off email first. | Turn off the others.
    `,
  },
  {
    id: "wifi",
    area: "home",
    whole: `${everyWay("fix|improve|sort out|boost|speed up", "wifi|wi-fi|my internet|internet|internet connection|internet speed|wifi signal|router")}|get better wifi|get faster internet|get internet to work`,
    acts: "fix|improve|boost|sort|speed up",
    things:
      "wifi|wi-fi|internet|internet connection|wifi signal|broadband speed|router|slow internet",
    tells:
      "wifi keeps dropping|wifi is down|wifi is slow|wifi is so slow|internet keeps dropping|internet is slow|internet keeps cutting out|wifi keeps cutting out|wifi doesn't reach|internet is down|no internet|wifi doesn't work|internet doesn't work",
    unless: "cancel|contract|provider|addiction|password manager|cheaper|install",
    it: "the connection",
    plan: `
      2* Unplug the router for a count of thirty before you plug it back in.
        ~ Unplug the router. | Plug it back in after a count of thirty.
        ? phone works | phone is fine | phone connects | everything else works | only my laptop | just my laptop | other devices work | laptop wont connect | laptop wont join: 2 Turn the laptop's wifi off and on again, after a look that airplane mode is off.
      3 Write down where and when it fails: the room, the time, which devices.
        ~ Get a pen and a note. | Write the room and the time. | Add which devices fail there.
        ? phone works | phone is fine | phone connects | everything else works | other devices work | laptop wont connect | laptop wont join: 3 Choose “Forget” for your wifi on the laptop, so you can join it again with the password.
        ? one device | only my laptop | just my phone | only on my: 3 Remove this wifi on that one device, so you can join it again with the password.
        ? evening* | at night | every night: 3 Write down the times it fails. Only in the evening points to a busy line, not to your router.
        ? since yesterday | since today | suddenly | stopped working | no internet at all | down: 3 Look up on your phone's mobile data whether your provider reports an outage in your area.
        ? new router | changed provider | switched provider: 3 Write down which devices still hold the old network name.
      4* Measure the speed beside the router and where it fails, and note both numbers.
        - 2 Measure the speed beside the router.
        - 2 Measure it where it fails, and note both numbers.
        ? phone works | phone is fine | phone connects | everything else works | only my laptop | just my laptop | other devices work | laptop wont connect | laptop wont join: 4 Restart the laptop fully, with the router unplugged for thirty seconds.
          - 2 Restart the laptop fully.
          - 2 Unplug the router for thirty seconds.
      4* Put the router higher up in an open spot, away from metal, the oven and a fish tank.
        ~ Stand at the router. | Look for a higher, open spot. | Check for metal, the oven or a fish tank nearby. | Set the router down there.
        ? phone works | phone is fine | phone connects | everything else works | only my laptop | just my laptop | other devices work | laptop wont connect | laptop wont join: 4 Join your phone's hotspot with the laptop. If that works, the laptop's wifi is fine.
        ? upstairs | bedroom | back room | loft | garden: 4 Put the router in the hall or on the stairs, as near as its cable goes to that room.
        ? garden office | shed | thick walls | three floors | big house | far from: 4 Stand halfway to the weak room with your phone, to find the last spot with a good signal. A wifi extender goes there.
      5 Test one device with a cable. If that is slow too, the problem is the line.
        ~ Get a network cable. | Plug it into the router and one device. | Turn off that device's wifi. | Run a speed test.
        ? phone works | phone is fine | phone connects | everything else works | only my laptop | just my laptop | other devices work | laptop wont connect | laptop wont join: 5 Start the network troubleshooter under “Settings”, or “Wireless Diagnostics” on a Mac.
      6 Install the update from the router's app or settings page, with the channel on automatic.
        - 3 Open the router's settings page, at the address on its back.
        - 4 Install its update there, with the channel on automatic.
        ? phone works | phone is fine | phone connects | everything else works | only my laptop | just my laptop | other devices work | laptop wont connect | laptop wont join: 6 Install the laptop's updates by cable or hotspot, including its wifi driver.
          - 3 Connect by cable or your phone's hotspot.
          - 4 Install the laptop's updates, including its wifi driver.
      10? Ring the provider with your two numbers for a line test, or the price of a mesh extender[, within {money}].
        ? phone works | phone is fine | phone connects | everything else works | only my laptop | just my laptop | other devices work | laptop wont connect | laptop wont join: 5 Plug in a small USB wifi stick, borrowed or bought, if the laptop's own wifi stays dead.
          - 3 Ask a friend for a USB wifi stick, or order one.
          - 2 Plug the stick in, so you can type the password once more.
        - 3 Write down your customer number and your two speeds.
        - 8 Ring the provider for a line test.
        ? work from home | interview | exam | meeting: 10 Share your phone's internet for the hour that counts, with the provider's chat open beside it.
          - 3 Turn on your phone's hotspot, with the computer joined to it.
          - 8 Ring or chat with the provider about the line.
        ? landlord | shared house | flatmate* | student: 10 Send your two numbers to whoever has the contract: “Please ask the provider for a line test.”
          - 3 Write down your two speeds with the room and time for each.
          - 5 Send those notes to whoever has the contract.
        ? not by phone | no phone calls | hate calling | without calling | hate phone: 10 Write to the provider's chat with your two numbers: “Please test my line.”
          - 3 Write down your customer number and your two speeds.
          - 8 Paste those into the provider's chat: “Please test my line.”
    `,
  },
  {
    id: "tabs",
    area: "habits",
    whole:
      "close my tabs|close tabs|close all my tabs|sort my bookmarks|sort out my bookmarks|organize my bookmarks|deal with my tabs|clean up my tabs|reduce my open tabs|stop having so many tabs open",
    acts: "close|sort|sort out|organize|clean up|reduce|clear|declutter|manage",
    things: "tabs|browser tab|open tab|bookmarks|bookmark|browser",
    tells: "tabs open",
    unless: "guitar|bar tab|curtain|milk|read-it-later app build",
    it: "the tabs",
    plan: `
      2* Close three tabs whose titles tell you nothing.
        ~ Look along the row of tabs. | Close three whose titles tell you nothing.
        ? deadline | due | # pm: 2 Write the one thing that is due, and when, on a sticky note by the keyboard.
      3* Save all your open tabs as one folder named “Before today”, so nothing is lost.
        ~ Open the bookmarks menu. | Choose “Bookmark all tabs”. | Save them as one folder, “Before today”.
      2* Replace the whole window with a new one that is empty.
        ~ Open a new, empty window. | Close the old one.
      4 Bring back only the tabs you need today, at most five.
        - 2 Bring back the one tab you need in the next hour.
        - 2 Bring back at most four more tabs for today.
      8 Go through ten links in the folder. Each is deleted or becomes a task on your list.
        - 4 Go through five links in the folder. Each is deleted or becomes a task on your list.
        - 4 Go through the next five links the same way.
      4 Make three bookmark folders: home, work, later.
        - 2 Make three bookmark folders: home, work, later.
        - 2 Put the links you use every day on the bookmarks bar.
      3? Set the browser to start with an empty page.
        ~ Open the browser's settings. | Find “On startup”. | Choose the empty page.
    `,
  },
  {
    id: "printer",
    area: "habits",
    whole:
      "fix the printer|fix my printer|get the printer to work|get my printer to work|set up the printer|set up my printer|connect my printer|connect the printer|make printer work|make my printer work",
    acts: "fix|connect|set up|repair",
    things: "printer",
    tells:
      "printer won't connect|printer won't print|printer doesn't work|printer isn't working|printer keeps jamming|printer is jammed|printer is offline",
    unless: "buy|3d|choose",
    it: "the printer",
    named: "printer",
    plan: `
      2* Turn the printer off for a count of thirty before you turn it back on.
        ~ Turn the printer off. | Turn it back on after a count of thirty.
        ? restarted it twice | restarted it # | restarted twice | already restarted | tried restarting | turned it off and on: 2 Read on the printer's own screen or app which wifi it is on, or what it says.
        ? already restarted | restarted it | turned it off: 2 Look at the printer's own screen or lights for a message.
      3 Look at its own screen or lights for a message, and write it down.
        ~ Stand in front of the printer. | Look at its screen or lights. | Write down the message.
        ? already restarted | restarted it | restarted .. twice | turned it off: 3 Write down the exact words it shows, or which lights blink.
        ? to wifi | to wi fi | to the wifi | to my wifi | wirelessly: 3 Write down your wifi's name and password, often on the router's label.
      4* Take any jammed paper out from behind its flaps.
        ~ Stand in front of the printer. | Open its front flap. | Pull out any jammed paper. | Check behind the back flap.
        ? to wifi | to wi fi | to the wifi | to my wifi | wirelessly: 4 Pick your wifi's name under “Wireless setup” in the printer's menu or app.
        ? offline | wont connect | not connect* | wifi | wireless: 4 Open the printer list on the computer, so you can uncheck “Use printer offline” or “Pause”.
      5* Check that the printer and computer are on the same wireless network, or put a cable between them.
        ? return label | shipping label: 5 Check the return page for “no printer” or a QR code first. UPS, Amazon and the post office print it for you.
        - 3 Read the network's name on the printer and on the computer.
        - 3 Put a cable between them, if the names differ.
        ? to wifi | to wi fi | to the wifi | to my wifi | wirelessly: 5 Type in the wifi password on the printer, until its wifi light stays on.
        ? wifi | wireless | router | broadband | offline: 5 Open “Wireless setup” in the printer's menu or app, where the name and password on the router go in.
          - 3 Open “Wireless setup” in the printer's menu or app.
          - 4 Choose your router's name there, with its password typed in.
      6 Remove the printer in the computer's settings, so you can add it again fresh.
        - 3 Remove the printer in the computer's settings.
        - 4 Add the printer again as a new one.
        ? new router | new wifi | changed .. broadband | new broadband: 6 Set the printer up again in its own app, since it still looks for the old network.
          - 3 Open the printer's own app at “add printer”.
          - 5 Type in the new network's password.
      3 Print one test page from the printer's own menu.
        ~ Open the menu on the printer's screen. | Find “Test page” or “Reports”. | Print one page.
        ? ink | toner | empty | faded | low ink: 3 Change the cartridge its screen names, or set the print to black only.
      8? Send the file to a copy shop or library, if you need it on paper soon[, {deadline}].
        ~ Find a copy shop or library near you. | Open its print page or email address. | Attach the file. | Send it until you see that it arrived.
        ? return label | shipping label | ups label | amazon label: 8 Ask the store for a return by QR code instead, or have the label printed at a UPS Store or library.
        ? no car | cant get out | disabled | housebound: 8 Send the file to a neighbor with a printer, or ask the sender to mail it to you.
    `,
  },
];
