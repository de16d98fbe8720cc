import type { Archetype } from "@/lib/decisions/planner/written/archetype";

/** Things that people make, and journeys they plan. */
export const PROJECTS: readonly Archetype[] = [
  {
    id: "write-book",
    area: "projects",
    acts: "write|finish|start|publish|complete|self-publish|draft|edit|work|work on|get back",
    things:
      "book|novel|memoir|short story|story|screenplay|poem|manuscript|script|novella|children's book|fantasy novel|first draft|poetry|chapbook|fanfic|fan fiction|comic|graphic novel|play|song lyrics|nanowrimo",
    unless: "single book|one book|library|report|comic con|check|read|keeping|photo|card game",
    it: "the book",
    named:
      "book|novel|memoir|story|screenplay|poem|manuscript|script|novella|comic|play|chapbook|draft",
    plan: `
      2* Write one sentence about {theIt}: who wants what, and what stands in the way.
        ~ Pick up a pen. | Write: “… wants …, but …”
        ? finish my novel | finish my book | finish my memoir | finish my manuscript | finish my screenplay | finish my first draft | finish writing: 2 Open your manuscript to the last page you wrote.
        ? ending is missing | no ending | without an ending | only the ending | last # chapters | last chapter | final chapter*: 2 Open your manuscript to the last page you wrote.
        ? page one | first page | chapter one | first chapter | keep rewriting | never get past | keep starting: 2 Write at the top of a new page: “What happens next is ….”
        ? in my head | all in my head: 2 Say into your phone who the book is about and how it ends, in one breath.
        ? memoir | life story | autobiograph*: 2 Write down one day you can still smell: the place, the year, who was there.
        ? half written | half done | # words | # chapters | # pages: 2 Open the manuscript to the last page you wrote.
        ? outline is done | outline done | have an outline | plotted: 2 Open your outline to the scene you see most clearly.
      3n Write down the one scene or point you see most clearly.
        ~ Close your eyes for a moment. | Look for the scene or point you see best. | Write it down in one line.
        ? finish my novel | finish my book | finish my memoir | finish my manuscript | finish my screenplay | finish my first draft | finish writing: 3 Write down the scenes or points still missing, five words each, and note which is clearest.
      20n Write the scene or point you see most clearly, badly, for 20 minutes, without reading back.
        ~ Open a blank page. | Write the first sentence, however bad. | Write on without reading back. | Stop when 20 minutes are over.
        ? # words a day | # words every day | # words per day: 20 Write toward {#} words of the next scene, badly, for 20 minutes, without reading back.
        ? finish my novel | finish my book | finish my memoir | finish my manuscript | finish my screenplay | finish my first draft | finish writing: 20 Write the clearest missing scene badly for 20 minutes, without reading back.
        ? page one | first page | chapter one | first chapter | keep rewriting | never get past: 20 Write on from page two for 20 minutes, with page one left as it is.
      5 List ten scenes or points the book might hold, one line each, in any order.
        ~ Get a sheet of paper. | Write the first three scenes or points. | Write on until there are ten.
        ? finish my novel | finish my book | finish my memoir | finish my manuscript | finish my screenplay | finish my first draft | finish writing: 5 List the scenes or points that are still missing, one line each.
        ? ending is missing | no ending | without an ending | only the ending: 5 List three ways the book could end, one line each: one you fear, one you hope for, an odd one.
        ? last # chapters | last chapter | final chapter* | # chapters left | the ending: 5 Write the last line or picture of the book, and the scenes that lead there, one line each.
        ? children* | picture book: 5 Fold a sheet into twelve boxes, with one line or doodle of the story in each.
        ? in my head | all in my head: 5 List ten scenes the way you hear yourself tell them, one line each.
        ? memoir | life story | autobiograph*: 5 List ten days of your life that changed something, one line each.
        ? outline is done | outline done | have an outline | plotted: -
        ? half written | half done | # words | # chapters | # pages: 5 List the next ten scenes or points, one line each, in any order.
      3 Choose the scene or point you see most clearly.
        ~ Put the scenes or points in front of you. | Read down the lines. | Circle the one you see most clearly.
        ? ending is missing | no ending | without an ending | only the ending: 3 Choose the ending you would want to read.
      20 Write the scene or point you chose, badly, for 20 minutes, without reading back.
        ? # words a day | # words every day | # words per day: 20 Write toward {#} words of that scene, badly, for 20 minutes, without reading back.
          - 2 Start a ten-minute timer, with the internet off on your device.
          - 10 Write ten minutes of that scene, without reading back.
          - 10 Write ten minutes more, and note the word count.
        ? page one | first page | chapter one | first chapter | keep rewriting | never get past: 20 Write on from page two, badly, for 20 minutes, with page one shut in a drawer.
          - 2 Put page one into a folder called “later”.
          - 10 Write on from page two for ten minutes, without reading back.
          - 10 Write ten minutes more, or to the end of the scene.
        - 2 Start a ten-minute timer, with the internet off on your device.
        - 10 Write the scene or point you chose, badly, without reading back.
        - 10 Write ten minutes more, or to the end of the scene.
        ? kids | baby | no time | full time: 10 Write the scene you chose, badly, for ten minutes. The bathroom or a parked car is a fine place.
          - 2 Start a ten-minute timer, with the internet off on your device.
          - 10 Write the scene you chose, badly, without reading back.
          - 2 Save your pages where your phone can open them while you wait in line.
      3 Write in brackets what comes next, so tomorrow has an easy start.
        ~ Go to the end of your page. | Think of what comes next. | Write it in brackets.
      5 Choose a place, a time and an amount that is almost too small, such as {dose|150 words a day}[, on the way to {amount}].
        ? only .. sundays | sunday mornings | only weekends | weekends only | only weekends: 5 Choose a place, a time and a small number of words for each free day of the weekend[, on the way to {amount}].
          - 3 Choose a place and a time on each free day.
          - 2 Choose a number of words that is almost too small.
        - 3 Choose a place and a time for writing.
        - 2 Choose a number of words that is almost too small, such as {dose|150 words a day}.
      4? Tell one reader when the first five pages will come[: {deadline}].
        ~ Choose one reader. | Open a message to that reader. | Send the day the first five pages will come.
        ? finish my novel | finish my book | finish my memoir | finish my manuscript | finish my screenplay | finish my first draft | finish writing: 4 Tell one reader which month they may read the end[: {deadline}].
        ? last # chapters | last chapter | final chapter* | # chapters left | the ending: 4 Tell one reader which day they may read the end[: {deadline}].
        ? sketches | drawings | illustrat*: 4 Lay the sketches beside the twelve boxes, with a number on each one that belongs to a box.
    `,
  },
  {
    id: "website",
    area: "projects",
    acts: "build|make|create|launch|start|set up|design|update|finish|redesign|redo|fix|publish",
    things:
      "website|portfolio website|blog|site|web page|landing page|portfolio site|newsletter|personal website|homepage|online portfolio|online store website|substack|portfolio",
    unless: "read|subscribe|building site|job|stocks|shares|investment",
    it: "the website",
    named: "website|blog|site|page|newsletter|homepage|substack|portfolio",
    plan: `
      2* Write one sentence: who comes to {theIt}, and what they should find in ten seconds.
        ~ Pick up a pen. | Write: “… comes here to find … in ten seconds.”
        ? portfolio: 2 Write down the three pieces of work you want to be asked for again.
        ? domain .. bought | bought .. domain | domain .. already | have .. domain: 2 Log in where you bought the domain, and note the day it must be renewed.
        ? notebook | passwords | took over | before me left: 2 Open the notebook page with the site's address and login, so you can type both into a note of your own.
        ? still says | hasnt been updated | not been updated | outdated | out of date | old website | update .. website | update my site: 2 Open the site on your phone, and note the one line that is most out of date.
        ? blog: 2 Write the question that a reader of {theIt} would type at midnight.
        ? photograph*: 2 Choose the nine pictures that show what you want to be booked for.
      10n Draw the first page of the site on paper as four boxes, with one plain sentence in each.
        ~ Get a sheet of paper. | Draw four boxes. | Write one sentence in the first two. | Write one in the last two.
        ? hasnt been updated | not been updated | still says | update my | update the | update our | took over | before me left | left a notebook: 10 Look through each page in the site's editor for what is no longer true.
        ? blog: 10 Write the titles of three posts that answer a reader's question, the easiest first.
      20n Put your four sentences into one ready-made template.
        ~ Open one ready-made template. | Put your first sentence in its headline. | Put in the second and third. | Put in the fourth.
        ? hasnt been updated | not been updated | still says | update my | update the | update our | took over | before me left | left a notebook: 15 Change the first wrong line on the first page, until the new version is online.
        ? blog: 20 Write the easiest post in ten sentences, the way you would tell it at the table.
        ? photograph*: 20 Put nine pictures, one sentence and your mail address into one ready-made template.
      6 Draw the first page of the site on paper as four boxes, with a word in each.
        ~ Pick up a pen. | Draw the four boxes of the first page. | Write one word in each.
        ? hasnt been updated | not been updated | still says | update my | update the | update our | took over | before me left | left a notebook: 6 List everything that is no longer true: dates, names, prices or hours, photos, dead links.
        ? blog: 6 Write the titles of five posts, with a star on the easiest.
        ? recipe* | cook* | baking: 6 Draw the first page on paper as four boxes: who it's for, the newest dish, all dishes, about you.
      10 Write the text for the four boxes by hand, in your plainest words.
        ? hasnt been updated | not been updated | still says | update my | update the | update our | took over | before me left | left a notebook: 8 Write new text for the most important one, in three sentences.
          - 4 Write a new first sentence for the most important one.
          - 4 Write the other two sentences.
        ? blog: 10 Write the starred post in ten sentences, the way you would tell it at the table.
          - 5 Write what happened, in five sentences.
          - 5 Write what a reader can do with it, in five more sentences.
        - 5 Write the text for the first two boxes, in your plainest words.
        - 5 Write the text for the other two boxes.
        ? text is done | texts are written | texts are done | have the texts: -
      6 Open an account with one ready-made website builder[ within {money}].
        ~ Open one website builder's page. | Press “Sign up”. | Log in to the new account.
        ? cant code | cannot code | no coding | without coding | dont code: 6 Open an account with one website builder that works by dragging boxes, without code[, within {money}].
        ? hasnt been updated | not been updated | still says | update my | update the | update our | took over | before me left | left a notebook: 6 Make a backup or copy of the page in the site's editor, before you change anything.
        ? wordpress | wix | squarespace | shopify: 6 Open a new empty page in the tool you named.
        ? domain .. bought | bought .. domain | domain .. already | have .. domain: 6 Open an account with one website builder, with “I already own a domain” chosen.
        ? half a website | half done | half finished | already have: 6 Open the unfinished site, and note three things without which nobody can use it.
      20 Put your text and one picture into the builder's simplest template.
        ? hasnt been updated | not been updated | still says | update my | update the | update our | took over | before me left | left a notebook: 20 Change the wrong lines one by one, starting with the first page, until they are online.
          - 10 Change the wrong lines on the first page, until the new version is online.
          - 10 Change the wrong lines on the next page.
        ? logo: 20 Put your logo, text and one picture into the builder's simplest template.
          - 5 Choose the builder's simplest template, within five minutes.
          - 8 Put your logo and text into the template.
          - 5 Add one picture to the page.
        ? blog: 20 Put the post and one picture of your own into the builder's simplest template.
          - 5 Choose the builder's simplest template, within five minutes.
          - 8 Paste your post into the template.
          - 5 Add one picture of your own to the post.
        - 5 Choose the builder's simplest template, within five minutes.
        - 8 Put your text into the template.
        - 5 Add one picture to the page.
      6? Fix the one thing on the site that looks worst on a phone.
        ~ Open the site on your phone. | Find the thing that looks worst. | Fix that one thing.
        ? blog: 6 Write two lines for the “About” page: who you are, and why you write about it.
      8 Send one person the link to your site: “What do you think this is about?”[, {deadline}].
        ~ Copy the link to your site. | Open a message to one person. | Send it with “What do you think this is about?”
        ? domain: 8 Send one person the link, once the domain is connected in the host's settings: “What is it about?”
          - 5 Connect the domain in the host's settings.
          - 3 Send one person the link: “What do you think this is about?”
    `,
  },
  {
    id: "channel",
    area: "projects",
    acts: "start|launch|make|record|create|grow|post|film|begin|set up",
    things:
      "youtube channel|youtube|channel|video|youtube video|instagram account|tiktok|tiktok account|instagram page|vlog|twitch channel|stream|content|social media account|instagram following|social media following|audience on instagram|song|music|reel|short film",
    needsAct: false,
    unless:
      "watch|stop|scroll|delete|addiction|quit|learn|play|less|limit|listen|screen|doomscroll|resume|cv|interview",
    it: "the first episode",
    named: "podcast|channel|video|vlog|album|song|ep|film|episode|reel",
    plan: `
      2* Say into your phone in one breath who {theIt} is for and what they get from it.
        ~ Open the recorder on your phone. | Say in one breath who it's for and what they get.
        ? more subscribers | more views | more followers | more viewers | grow my: 2 Write down your three most watched videos or posts, and the one watched least.
      5n Write three lines for your first episode or video: the opening, the one thing to show, the last sentence.
        ~ Pick up a pen. | Write the opening. | Write the one thing to show, plus the last sentence.
        ? more subscribers | more views | more followers | more viewers | grow my: 5 Write three titles like the ones that worked best, each with a number, a question or a promise you can keep.
        ? my face | faceless | my voice: 5 Write three lines for your first video, in which only your hands, a screen or drawings are seen.
        ? camera shy | shy | hate my face: 5 Write three lines for your first video, in which only your hands or the screen are seen.
      15n Record a two-minute test with the phone and the room you have.
        ~ Set your phone up in the room. | Press record. | Talk for two minutes. | Press stop.
        ? more subscribers | more views | more followers | more viewers | grow my: 15 Make a new cover picture and title for your best old video, large enough to read on a phone.
        ? my face | faceless: 15 Record a two-minute test that shows only your hands or screen, with your voice over it.
      5 Write five titles for your first five episodes or videos, and note the easiest.
        ~ Get a sheet of paper. | Write five titles. | Circle the easiest.
        ? more subscribers | more views | more followers | more viewers | grow my: 5 Write in one line, for the top of your page, what a stranger gets here every time.
        ? podcast: 5 Write the titles of five episodes, and note the easiest.
      5 Write three lines for the easiest title: the opening, the one thing to show, the last sentence.
        ~ Put the easiest title on top of a page. | Write the opening sentence. | Write the thing to show, plus the ending.
        ? more subscribers | more views | more followers | more viewers | grow my: 5 Write three titles like the ones that worked best, each with a promise you can keep.
        ? my face | faceless: 5 Write three lines for the easiest title, in which only your hands, a screen or drawings are seen.
      15 Record a two-minute test with the phone and the room you have.
        ? more subscribers | more views | more followers | more viewers | grow my: 15 Make a new cover picture and title for your best old video, large enough to read on a phone.
          - 8 Make a new cover picture for your best old video: one face or thing, three words.
          - 4 Write a new title for that video.
        ? my face | faceless: 15 Record a two-minute test that shows only your hands or screen, with your voice over it.
          - 4 Put the phone above your hands by a window, or start a screen recording.
          - 5 Record a two-minute test.
          - 4 Watch the test once, and note one thing to change.
        ? no mic* | no money | no equipment | only .. phone | just my phone: 15 Record a two-minute test on your phone in a room with curtains, a few inches from your mouth.
          - 4 Close the door and windows, with everything that hums switched off.
          - 5 Record a two-minute test.
          - 4 Listen to the test once, and note one thing to change.
        - 4 Put the phone at eye or mouth height by a window, with everything that hums switched off.
        - 5 Record a two-minute test.
        - 4 Watch or listen to the test once, and note one thing to change.
        ? camera shy | shy | hate my face: 15 Record a two-minute test that shows only your hands, with your voice over it.
          - 4 Put the phone above your hands by a window.
          - 5 Record a two-minute test.
          - 4 Watch the test once, and note one thing to change.
      25 Record the real episode or video. Small slips can stay in.
        ? more subscribers | more views | more followers | more viewers | grow my: 25 Record the first of your three titles, with the best second at the very start.
          - 10 Record the opening three times, with the best second at the very start.
          - 10 Record the rest of the video.
        - 10 Record the first half of the real one. Small slips can stay in.
        - 10 Record the second half.
      15? Cut only the beginning, the end and the longest pause from the recording.
        ? more subscribers | more views | more followers | more viewers | grow my: 15 Cut every second in which nothing new is said.
          - 10 Cut every second in which nothing new is said.
        - 10 Cut only the beginning, the end and the longest pause from the recording.
      6 Put the recording online, or send it to three people[, {deadline}].
        ~ Open the recording. | Choose a site, or three people. | Upload it, or press send.
        ? more subscribers | more views | more followers | more viewers | grow my: 6 Put the new video online, on a weekday you can keep for the next three.
        ? podcast: 6 Upload the episode to one podcast host, with a title, one picture and three lines[, {deadline}].
        ? youtube: 6 Upload the video as “unlisted”, so you can send the link to three people first.
    `,
  },
  {
    id: "photos",
    area: "projects",
    acts: "organize|sort|back up|backup|sort out|go through|clean up|scan|delete|digitize|declutter|tidy|clear",
    things:
      "photo|picture|family photo|camera roll|old photo|phone photo|digital photo|photo library|baby photo|photo collection",
    unless: "take|passport|paint|wedding photographer|headshot|hang",
    it: "the photos",
    named: "photo|picture|album|photo album|camera roll|photo book|scrapbook|photo library",
    plan: `
      2* Delete ten pictures that are blurred or only screenshots.
        ~ Open your pictures. | Delete ten blurred ones or screenshots.
        ? duplicate*: 2 Merge the first ten in the photo app's “Duplicates” album, or in “Clean up” in the files app.
        ? screenshot* | receipts: 2 Delete the first ten pictures in the album “Screenshots”.
      4n Choose one place to keep all your pictures, where the phone's can go first.
        ~ Write two places: the cloud, a hard drive. | Circle the one for all your pictures. | Start moving the phone's pictures there.
        ? # photos: 4 Start copying the {#} photos to one cloud or drive with room, before you sort any.
      15n Note the 20 pictures from one event that you would show a friend.
        ~ Open the pictures of one event. | Look at the first third, marking the best. | Look at the second third. | Finish the rest, up to 20 marked.
        ? trip | vacation | honeymoon | cruise: 15 Go through one day of the trip, with a heart on the best ten and the bad ones deleted.
        ? gran* | nan | mum | dad | baby | kids | wedding: 15 Search your pictures by that face or day, so you can mark the 20 you can't lose.
      4 Write down every place where you have pictures: phone, computer, cloud, box.
        ~ Get a sheet of paper. | Write phone and computer. | Write cloud, box and any other place.
        ? trip | vacation | honeymoon | cruise: 4 Make an album named with the place and the year, and note which phones and cameras still hold pictures.
        ? duplicate*: 4 Check that a copy of every picture is in the cloud or on a drive, before you delete duplicates.
        ? on my phone | phone: 4 Write down how much room your phone and your cloud have left.
      6 Choose one place with enough room for all your pictures.
        ~ Put the list of places in front of you. | Look up how much room each has. | Circle one with enough for all.
        ? duplicate*: 6 Merge the next hundred with “Select” and “Merge”, which keeps the best of each.
        ? storage full | no space | full: 6 Connect a computer or drive that has room, before you delete anything you love.
      10 Start copying the phone's pictures to the place you chose.
        ? duplicate*: 10 Merge the rest for ten minutes, with a close look at every tenth one.
          - 4 Merge the next screen of duplicates.
          - 5 Merge two more screens of duplicates.
        - 4 Start copying the phone's pictures to the place you chose.
        - 5 Write a label for the next place to copy while the first copy runs.
      15 Mark the 20 pictures you would show a friend, from one event or one year only.
        ? trip | vacation | honeymoon | cruise: 15 Go through one day of the trip: delete the bad ones, and put a heart on the best ten.
          - 4 Jump to the first day of the trip by date.
          - 10 Delete the bad ones from that day, and put a heart on the best ten.
        ? # photos | # pictures | # pics: 15 Sort one month only: delete the bad ones, and put a heart on your 20 best. The rest of the {#} can wait.
          - 3 Choose one month, and delete its blurred ones and screenshots.
          - 10 Put a heart on your 20 best from that month.
        ? duplicate*: 15 Go through the bursts of one event until only the best of each is left.
          - 5 Choose one event with many bursts.
          - 10 Keep the best picture of each burst.
        - 3 Choose one year or one event only.
        - 10 Mark the 20 pictures you would show a friend.
        ? gran* | nan | mum | dad | baby | kids | wedding: 15 Search your pictures by the dearest face or day, so you can mark the 20 you can't lose.
          - 3 Search your pictures by the dearest face or day.
          - 10 Mark the 20 pictures you can't lose.
      8? Put your 20 pictures in a folder with year and name[, or order prints within {money}].
        - 5 Put your 20 pictures in a folder with year and name.
        - 4 Delete the duplicates from that event or year.
        ? print* | album | photo book: 8 Order prints of your 20 pictures, or put them into one photo book.
          - 5 Upload your 20 pictures to a print shop's page or app.
          - 3 Order the prints, once you have checked the price.
      3 Set ten minutes a week for the next batch of pictures, on an evening when the TV is on anyway.
        ~ Open your calendar. | Find an evening when the TV is on. | Enter ten minutes for pictures, repeating weekly.
        ? duplicate*: 3 Empty “Recently deleted”, once you have looked through it. Nothing is freed before that.
        ? # minutes .. evening | # minutes a day | # minutes every day | # minutes daily | # mins a day | # minutes each evening: 3 Set an alarm for your {#} minutes tomorrow, with the next batch's name on it.
    `,
  },
  {
    id: "build-furniture",
    area: "projects",
    acts: "build|assemble|put together|hang|put up|install|make|restore|refinish|mount|sand|set up",
    things:
      "shelf|bookshelf|bookcase|table|bed frame|desk|furniture|wardrobe|cabinet|crib|ikea furniture|curtain rail|deck|chair|birdhouse|tv mount|dresser|raised bed|shed|treehouse|blinds|floating shelf|flat-pack|ikea wardrobe|dining table|workbench|coffee table|headboard|cot|ikea pax|pax|billy|kallax|ikea",
    needsAct: true,
    unless: "sell|buy|set the",
    it: "it",
    named:
      "shelf|bookshelf|bookcase|table|bed frame|desk|furniture|wardrobe|cabinet|crib|picture frame|curtain rail|deck|chair|birdhouse|tv mount|mirror|picture|curtain|dresser|raised bed|shed|treehouse|blinds|lamp|workbench|light fixture|tv|headboard|cot",
    plan: `
      2* Mark the spot where {theIt} will go with tape or books.
        ~ Get tape or some books. | Mark the corners of the spot on the floor.
        ? no table saw | without a table saw | table saw | from scratch | out of lumber | plywood: 2 Sketch it on paper with its width, height and depth, for boards the store will cut.
      5 Measure the space, and write down its width, depth and height.
        ~ Get a tape measure. | Measure width, depth and height. | Write the three numbers down.
        ? ceiling | pax | wardrobe: 5 Measure the ceiling in three places. A piece built lying down needs about four inches more than its height to stand up.
      6 Open the instructions, or draw the parts with their sizes.
        ~ Open the instructions, or get a sheet of paper. | Look at the parts page, or draw each part. | Read or write their sizes.
        ? no table saw | without a table saw | table saw | from scratch | out of lumber | plywood: 6 Write the cut list: two sides, top, bottom and shelves, each with its length and width.
        ? no power tools | without power tools | hand tools | no drill | no saw | no tools | never cut | cant saw: 6 Write a list of the boards with their sizes, so the store can saw them.
      8 Lay out all the parts and screws in groups, and note how many there are of each.
        ? no table saw | without a table saw | table saw | from scratch | out of lumber | plywood: 8 Get the boards cut to your list at the store, with wood screws, glue, sandpaper and a wall bracket[, within {money}].
          - 5 Ask the store to cut the boards to your list.
          - 4 Buy wood screws, glue, sandpaper and a wall bracket.
        ? no power tools | without power tools | hand tools | no drill | no saw | no tools | never cut | cant saw: 8 Get the boards cut to your list at the store, where you can also buy screws, a hand screwdriver and sandpaper.
          - 5 Get the boards cut to your list at the store.
          - 4 Buy screws, a hand screwdriver and sandpaper.
        - 5 Lay out all the parts in groups, or list the wood and screws to buy.
        - 4 Find the screws and tools the first page names.
      5? Check the wall or floor for level, cables and pipes.
        ? alone | on my own | by myself | nobody to help | no one to help: 5 Text one neighbour to help for ten minutes at the end. One person should never lift up a tall piece.
          - 3 Check the wall or floor for level, cables and pipes.
          - 2 Text one neighbour to help for ten minutes at the end.
        - 3 Check the wall or floor for level, cables and pipes.
        - 2 Ask someone to hold the other end later.
      30* Do the first two pages of the instructions or the first two cuts, with nothing fully tightened yet.
        ? no table saw | without a table saw | table saw | no power tools | hand saw | from scratch | out of lumber | plywood: 30 Screw the boards, cut at the store, into the outer frame: sides, bottom and top, with square corners.
          - 10 Mark where each shelf goes on both sides, with the boards cut at the store.
          - 10 Screw the bottom and top to the sides, with holes drilled first.
          - 10 Screw in the shelves, with the corners square.
        ? put together | assemble | bookshelf | bookcase | dresser | ikea | wayfair | kit | desk | crib: 30 Do the first pages of the instructions, with a look at the picture after each screw and nothing fully tightened yet.
          - 10 Do the first page.
          - 10 Do the second page, with nothing fully tightened yet.
          - 10 Do the next page, with a look at the picture after each screw.
        ? never cut | no saw | cant saw: 30 Fix the supports for the first board with level and drill. The store can cut the boards to size.
          - 5 Mark the first line with the level, where the wall studs are.
          - 10 Drill and screw the supports for the first board.
          - 5 Lay the board on the supports, with the level on top.
        - 10 Do the first page or the first cut.
        - 10 Do the second page or cut, with nothing fully tightened yet.
        - 10 Do the next page or cut, with a look at the picture after each screw.
      10* Tighten everything until nothing wobbles under your hand.
        ~ Get the screwdriver or hex key. | Tighten the screws at the bottom. | Tighten those at the top. | Push with your hand until nothing wobbles.
        ? pax | wardrobe | bookcase | billy | chest | drawers | kallax: 10 Tighten all the screws, with the wall bracket last, since tall pieces can tip over.
          - 8 Tighten everything until nothing wobbles under your hand.
          - 8 Fix the piece to the wall with its bracket.
    `,
  },
  {
    id: "trip",
    area: "projects",
    whole:
      "go on holiday|go on vacation|travel to|take a trip to|plan a trip|plan a vacation|plan a holiday|book a holiday|book a vacation|backpack|travel|go to japan|interrail|fly to|plan our trip",
    acts: "plan|book|organize|take|go|prepare|prepare for|arrange|get ready",
    things:
      "trip|vacation|holiday|flight|weekend away|city break|journey|travel|getaway|weekend trip|itinerary|cruise|ski trip|backpacking trip|honeymoon trip|family vacation|family holiday|business trip|hotel|hike|disney trip|trip abroad|staycation|retreat|festival|honeymoon",
    unless: "cat|dog|hamster|rabbit|website|museum ticket only|doctor|dentist",
    it: "the trip",
    named: "trip|vacation|holiday|flight|weekend|break|getaway|cruise|hike|retreat|festival",
    plan: `
      2* Write down where you'd like to go[ ({place})], the days[ ({deadline})], and who is coming along.
        ~ Pick up a pen. | Write where, the days and who is coming along.
        ? cherry blossom* | sakura | to japan | japan in: 2 Write down two cities in Japan, the days[ ({deadline})], and who is coming. Blossoms there usually open in late March or early April.
        ? all booked | everything is booked | everything booked: 2 Write four words on a page for your trip: health, papers, home, bag.
        ? trip to | vacation to | weekend in | days in | a week in | honeymoon in | vacation in | cruise to: 2 Write down the days[ in {place}][ ({deadline})], who is coming along, and the one thing you most want to do there.
      8n Check what you need for the border or the road: passport date, visa, shots, licence.
        ~ Get your passport or license in your hand. | Read when it runs out. | Check whether you need a visa or shots.
        ? yellowstone | yosemite | zion | grand canyon | national park | state park | smokies | smoky mountains | glacier | acadia | road trip* | camper | rv | camp* | cabin | lake house | florida | orlando | disney* | texas | california | san diego | los angeles | san francisco | tahoe | colorado | denver | utah | arizona | sedona | nevada | vegas | oregon | portland | seattle | montana | wyoming | tennessee | nashville | gatlinburg | new orleans | chicago | michigan | new york | nyc | boston | maine | cape cod | dc | virginia | carolina | savannah | myrtle beach | outer banks | keys | miami | ohio | hawaii | maui | alaska | staycation: 8 Save two places to stay for those dates, with the price and the last day to cancel.
        ? pregnan* | weeks pregnant | babymoon | im # weeks: 8 Ask your midwife or doctor about the dates and a “fit to travel” letter.
        ? by train | by rail | eurostar | interrail: 8 Check the passport dates, and the entry rules where the train crosses a border.
        ? visas done | visas are done | visa is done | visas are here | visa is here: 8 Check the passport dates, the shots and the travel insurance.
        ? passport is valid | passports are valid | passport* .. valid: 8 Check what else the border asks for: visa or online permit, shots, travel insurance.
        ? vaccin* | jab*: 8 Ring a pharmacy or travel clinic for the first free day for shots. It can help even shortly before a trip.
        ? italy | europe | france | paris | rome | spain | greece | london | england | ireland | scotland | germany | portugal | iceland | japan | mexico | cancun | costa rica | abroad | overseas | another country: 8 Check each passport against the country's page on travel.state.gov: good for six months past the trip.
        ? getaway | weekend away | weekend trip | long weekend | staycation: 8 List three places you could reach in about three hours, and circle one.
        ? family vacation | family trip | vacation with .. kids | vacation with .. family | where to go: 8 Ask everyone for one place or one must-do, and circle the one that fits your days and money.
      15n Compare two ways of getting there, and note the price, the hours and the last day to cancel[, within {money}].
        ~ Open a map at your destination. | Look up the first way: price, hours, last day to cancel. | Look up a second one. | Write the two beside each other.
        ? without a car | no car | no hire car | dont drive | cant drive | without driving: 15 Compare two ways of getting there without a car: price, hours, last day to cancel[, within {money}].
        ? by train | by rail | eurostar | interrail: 15 Compare two trains each way: price, hours, last day to cancel[, within {money}].
        ? road trip* | roadtrip | we drive | driving to | drive to | by our own car | by own car: 15 Draw your route on a map, with a stop every two hours.
        ? by coach | by bus: 15 Compare two buses each way: price, hours, last day to cancel[, within {money}].
        ? flights done | flights are done | flights sorted | flights are sorted | flights and visas done | flights and visas are done | flights .. booked | flight .. booked | booked .. flights | tickets .. booked | all booked | trains .. booked: 15 Book your first room with free cancellation, near what you want to see.
        ? no flying | no flights | not flying | without flying | dont fly | wont fly | no plane: 15 Compare two ways by train, bus or ferry, and note the price, the hours and the last day to cancel[, within {money}].
        ? flights .. booked | booked flights | tickets booked | all booked: 15 Give one job with a date to each person coming along: plants, insurance, money, transfer.
        ? hotel is booked | hotel booked: 15 Book your travel there, after comparing two ways by price, hours and last day to cancel.
      5 Write down the most the trip may cost[ ({money})], split into travel, rooms, food and fun.
        ~ Pick up a pen. | Write the most it may cost. | Split it into travel, rooms, food and fun.
        ? everything else | for the rest: 5 Split what you have for the rest[ ({money})] into rooms, food, getting around and fun, with a fifth kept back.
      8 Check what you need for the border or the road: passport date, visa, shots, licence.
        ~ Get your passport or license in your hand. | Read when it runs out. | Check whether you need a visa or shots.
        ? yellowstone | yosemite | zion | grand canyon | national park | state park | smokies | smoky mountains | glacier | acadia | road trip* | camper | rv | camp* | cabin | lake house | florida | orlando | disney* | texas | california | san diego | los angeles | san francisco | tahoe | colorado | denver | utah | arizona | sedona | nevada | vegas | oregon | portland | seattle | montana | wyoming | tennessee | nashville | gatlinburg | new orleans | chicago | michigan | new york | nyc | boston | maine | cape cod | dc | virginia | carolina | savannah | myrtle beach | outer banks | keys | miami | ohio | hawaii | maui | alaska | staycation: 8 Check what needs a reservation or a pass before you go: the park, the ferry, one big sight.
        ? oxygen | dialysis | cpap: 8 Ask the carrier's assistance desk what it needs for that equipment, before anything is booked.
        ? pregnan* | weeks pregnant | babymoon | im # weeks: 8 Ask your midwife or doctor about the dates and a “fit to travel” letter.
        ? by train | by rail | eurostar | interrail: 8 Check the passport dates, and the entry rules where the train crosses a border.
        ? visas done | visas are done | visa is done | visas are here | visa is here: 8 Check the passport dates, the shots and the travel insurance.
        ? passport is valid | passports are valid | passport* .. valid: 8 Check what else the border asks for: visa or online permit, shots, travel insurance.
        ? with my dog | with our dog | with a dog | with the dog | with # dogs | with my cat | with our cat | and a dog | and our dog | and my dog | and the dog | and # dogs | dog friendly | dog comes | bring .. dog | takes dogs: 8 Check what your animal needs for the trip: carrier, chip, vaccination papers, the train or ferry's rules.
        ? vaccin* | jab*: 8 Ring a pharmacy or travel clinic for the first free day for shots. It can help even shortly before a trip.
        ? italy | europe | france | paris | rome | spain | greece | london | england | ireland | scotland | germany | portugal | iceland | japan | mexico | cancun | costa rica | abroad | overseas | another country: 8 Check each passport against the country's page on travel.state.gov: good for six months past the trip.
        ? getaway | weekend away | weekend trip | long weekend | staycation: 8 List three places you could reach in about three hours, and circle one.
        ? family vacation | family trip | vacation with .. kids | vacation with .. family | where to go: 8 Ask everyone for one place or one must-do, and circle the one that fits your days and money.
      15 Compare two ways of getting there, and note the price, the hours and the last day to cancel.
        ? road trip* | roadtrip | we drive | driving to | by our own car: 15 Draw your route on a map, with a stop every two hours and a bed for each night.
          - 8 Draw your route on a map, with a bed for each night.
          - 5 Add a stop every two hours: food, a park, one thing worth seeing.
        ? without a car | no car | no hire car | dont drive | cant drive | without driving: 15 Compare two ways of getting there without a car, down to the bus from the last stop to your room.
          - 8 Find two ways of getting there without a car, with the price and the hours.
          - 4 Write down the bus or train from the last stop to your room.
        ? by train | by rail | eurostar | interrail: 15 Compare two trains each way: price, hours, last day to cancel.
          - 8 Find two trains each way, with the price and the hours.
          - 3 Write down the last day to cancel each one.
        ? we drive | driving to | drive to | by our own car | by own car: 15 Draw your route on a map, with a stop every two hours.
          - 8 Draw your route on a map, with the driving time for each leg.
          - 5 Mark a stop every two hours.
        ? by coach | by bus: 15 Compare two buses each way: price, hours, last day to cancel.
          - 8 Find two buses each way, with the price and the hours.
          - 3 Write down the last day to cancel each one.
        ? flights done | flights are done | flights sorted | flights are sorted | flights and visas done | flights and visas are done | flights .. booked | flight .. booked | booked .. flights | tickets .. booked | all booked | trains .. booked: 8 Look up how to get from your arrival to the first room, and what trains or passes cost there.
          - 5 Look up how to get from your arrival to the first room.
          - 4 Write down what trains or passes between your stops cost.
        ? no flying | no flights | not flying | without flying | dont fly | wont fly | no plane: 15 Compare two ways by train, bus or ferry: price, hours, last day to cancel.
          - 8 Find two ways by train, bus or ferry, with the price and the hours.
          - 3 Write down the last day to cancel each one.
        - 8 Find two ways of getting there, with the price and the hours.
        - 3 Write down the last day to cancel each one.
        ? flights .. booked | booked flights | tickets booked | all booked | flight booked: 15 Give one job with a date to each person coming along: plants, insurance, money, transfer.
          - 5 Write down the jobs that are left: plants, insurance, money, transfer.
          - 5 Send each person coming along one of those jobs, with a date.
      15 Book one room near what you want to see, or put it on hold.
        ? hotel .. booked | hostel .. booked | airbnb .. booked | cottage .. booked | apartment .. booked: 15 Save every booking and the insurance as pictures on your phone.
          - 5 Save every booking and the insurance number as pictures on your phone.
          - 5 Write down how to get from your arrival to the first room.
        ? honeymoon: 15 Book one room with a view, with “It's our honeymoon” in the message, or put it on hold.
          - 5 Mark the two places you most want to wake up in.
          - 8 Book one room there, with “It's our honeymoon” in the message.
        ? with my dog | with our dog | with a dog | with the dog | with # dogs | with my cat | with our cat | and a dog | and our dog | and my dog | and the dog | and # dogs | dog friendly | dog comes | bring .. dog | takes dogs: 15 Book one room where your animal is welcome in writing, or put it on hold.
          - 5 Write to two places: which animal, how many nights, “What does it cost?”
          - 8 Book the place that says yes in writing.
        ? near the sea | by the sea | near the beach | close to the beach | seaside: 15 Book one room within a short walk of the sea, or put it on hold.
          - 5 Mark two places by the sea on a map that your route reaches.
          - 8 Book one room near the water, or put it on hold.
        ? wheelchair | step free | cant do stairs: 15 Book one room where the hotel confirms a step-free way in, elevator and shower in writing.
          - 5 Write to two hotels: “Are there steps to the door, is there an elevator, is the shower step-free?”
          - 8 Book the hotel that says yes in writing.
        ? toddler | baby | with kids | with the kids | with .. children: 15 Book one room with a crib, a fridge and a separate corner, or put it on hold.
          - 5 Mark a place on the map with a beach, park or pool nearby.
          - 8 Book one room there with a crib and a fridge, or put it on hold.
        ? for eight | # women | # men | # friends | # of us | # people | group of: 15 Put one place on hold for all of you that is free to cancel until everyone has paid.
          - 5 Write down the number of beds and the most each person can pay.
          - 8 Put one place on hold that fits both numbers.
        - 5 Mark the two things you most want to see on a map.
        - 8 Book one room near them, or put it on hold.
        ? hotel is booked | hotel booked | first hotel | accommodation .. booked | all booked | airbnb booked: 15 Save every booking and the insurance as pictures on your phone.
          - 5 Save every booking and the insurance number as pictures on your phone.
          - 5 Write down how to get from your arrival to the first room.
        ? toddler | baby | with kids | with .. kids | with .. children | my kids | our kids | my children | our children | # kids | # children | # year old | family of: 15 Book one family room with a fridge and a playground nearby, or put it on hold.
          - 5 Mark a place on the map with a beach, park or pool nearby.
          - 8 Book one family room there, or put it on hold.
      8? Write one plan for each day: one thing in the morning, the rest open.
        ~ Write each day of the trip on its own line. | Write one morning thing beside the first day. | Write one beside each of the others.
        ? hates museums | hate museums | no museums | not .. museums: 8 Write one plan for each day: one walk, market or view, one place to eat, the rest open.
        ? wheelchair | step free: 8 Write one plan for each day: one step-free thing, and a place to eat nearby that works for all of you.
        ? toddler | baby | with kids | with .. kids | with .. children | my kids | our kids | my children | our children | # kids | # children | # year old | family of: 8 Write one plan for each day: one thing the children chose in the morning, a playground, pool or beach afterward.
        ? gluten | coeliac | celiac | vegan | vegetarian | halal | kosher | lactose | nut allergy | allergic: 8 Write one plan for each day: one thing in the morning, and a place nearby whose menu fits the diet.
        ? cant walk far | walk far | walks slowly | bad knee* | bad hip | stairs | hills | walking stick: 8 Write one plan for each day: one thing near a bus or taxi stop, with a bench or café halfway.
        ? garden | gardens: 8 Write one plan for each day: one garden or park, one café, the rest open.
        ? teenager* | teens | teenage: 8 Write one plan for each day: one thing a teenager chose, one of yours, the rest open.
        ? museum* | galler*: 8 Write one plan for each day: one museum that is open that day, one place to eat, the rest open.
        ? wheelchair | step free: 8 Write one plan for each day: one step-free thing, with a toilet and a place to eat nearby.
        ? toddler | baby | with kids | with the kids | with .. children: 8 Write one plan for each day: one thing before the nap, a playground or beach afterward.
        ? weekend | city break | three days | two days | four day | # day: 8 Write one plan for each day: one thing in the morning, one place to eat, the rest open.
        ? vegan | vegetarian | coeliac | halal | kosher: 8 Write one plan for each day: one thing to see, and one place to eat nearby that fits the diet.
        ? hills | stairs | knee* | wheelchair | walk far | cant walk: 8 Write one plan for each day on flat ground or by bus, with a bench or café halfway.
      10 Write the packing list from head to toe, with charger and papers at the top.
        - 6 Write the packing list from head to toe, with charger and papers at the top.
        - 3 Put the things on your list you can see into a bag that stays in sight.
        ? hand luggage | cabin bag | carry on: 10 Write the packing list for one carry-on bag, with charger and papers at the top.
          - 6 Write the packing list for one carry-on bag, with charger and papers at the top.
          - 3 Put the things on your list you can see into a bag that stays in sight.
    `,
  },
  {
    id: "app",
    area: "projects",
    acts: "build|make|create|develop|launch|finish|code|program|ship|start|design|publish",
    things:
      "app|game|mobile app|video game|software|side project|bot|program|web app|phone app|board game|startup mvp|mvp|discord bot|prototype|robot|card game|iphone app|android app|chrome extension|plugin|arduino project",
    needsAct: false,
    unless: "dating app|stop|delete|play|addiction|limit|training program|exercise|quit|tidy",
    it: "the app",
    named: "app|game|software|project|bot|program|mvp|prototype|robot|extension|plugin",
    plan: `
      2* Write one sentence: “With {theIt}, someone can ….”
        ~ Pick up a pen. | Write: “With it, someone can …”
        ? keep restarting | keep starting over | kept restarting | start over again | start again and again: 2 Run the newest of your old attempts once as it is.
        ? since # | been building | building for | notifications | half built | half done | half finished | half way | login works | almost | nearly done | nearly finished | unfinished | stuck on | bug* | doesnt work | dont work | not working | still broken | abandoned | works but: 2 Start the project once, and note the first thing that fails.
      5n Draw on paper the one screen or move that does exactly that.
        ~ Pick up a pen. | Draw the outline of one screen on paper. | Draw the button or move that does it.
        ? since # | been building | building for | notifications | half built | half done | half finished | login works | almost | nearly done | nearly finished | unfinished | stuck on | bug* | doesnt work | dont work | not working | still broken | abandoned | works but: 5 Write two short lists: what works, and what one person needs before they can use it.
        ? board game | card game: 5 Draw one turn of a player on paper: what they see, what they choose, what changes.
      20n Get an empty project in a tool you know to show one word.
        ~ Open a tool you know. | Start an empty project. | Type one word into its page. | Run it until the word shows.
        ? no code | without coding | cant code | dont code | not a coder | no coding | dont know how to code: 20 Build that one screen in a free no-code builder, such as Glide, from its simplest template.
        ? since # | been building | building for | notifications | half built | half done | half finished | login works | almost | nearly done | nearly finished | unfinished | stuck on | bug* | doesnt work | dont work | not working | still broken | abandoned | works but: 20 Make the smallest case of the broken thing work once, with everything else switched off.
        ? board game | card game: 20 Play one round against yourself with the smallest set you can cut from paper.
      5 Draw on paper the one screen or move that does exactly that.
        ~ Pick up a pen. | Draw the outline of one screen on paper. | Draw the button or move that does it.
        ? since # | been building | building for | notifications | half built | half done | half finished | login works | almost | nearly done | nearly finished | unfinished | stuck on | bug* | doesnt work | dont work | not working | still broken | abandoned | works but: 5 Write two short lists: what works, and what one person needs before they can use it.
      4 Write every idea that is not on that drawing into a list called “later”.
        ~ Write “later” at the top of a page. | Look at your drawing for what it doesn't have. | Write each of those ideas below.
        ? since # | been building | building for | notifications | half built | half done | half finished | login works | almost | nearly done | nearly finished | unfinished | stuck on | bug* | doesnt work | dont work | not working | still broken | abandoned | works but: 4 Cross out everything on the second list that one person could do without.
      8 Ask one person what they would press first on the drawing.
        ~ Take the drawing to one person. | Ask: “What would you press first?” | Write down where their finger goes.
        ? since # | been building | building for | notifications | half built | half done | half finished | login works | almost | nearly done | nearly finished | unfinished | stuck on | bug* | doesnt work | dont work | not working | still broken | abandoned | works but: 8 Search for the exact error or the name of the broken part, and note the two newest answers.
      10 Get an empty project in a tool you know to show one word.
        ? cant program | dont know how to code | no coding experience | never coded | no programming: 10 Get the simplest template in a free no-code builder to show one word of yours.
          - 4 Open a free no-code builder.
          - 8 Get its simplest template to show one word of yours.
        ? keep restarting | keep starting over | kept restarting | start over again | start again and again: 5 Copy your newest attempt to a safe place, before you start anything new.
          - 3 Copy your newest attempt to a safe place.
          - 2 Write on a note: “No new project before someone has used this one.”
        ? since # | been building | building for | notifications | half built | half done | half finished | login works | almost | nearly done | nearly finished | unfinished | stuck on | bug* | doesnt work | dont work | not working | still broken | abandoned | works but: 10 Write down the smallest case of the broken thing, such as one button or one reminder in a minute.
          - 4 Write down the smallest case of the broken thing, such as one button or one reminder in a minute.
          - 8 Build just that case on an empty screen of the app.
        ? no code | without coding | cant code | dont code | not a coder | no coding: 10 Get the simplest template in a free no-code builder to show one word of yours.
          - 4 Open a free no-code builder.
          - 8 Get its simplest template to show one word of yours.
        - 4 Choose a tool you know already.
        - 8 Get an empty project in that tool to show one word.
      25 Make the one thing on the drawing work, with made-up data.
        ? since # | been building | building for | notifications | half built | half done | half finished | login works | almost | nearly done | nearly finished | unfinished | stuck on | bug* | doesnt work | dont work | not working | still broken | abandoned | works but: 25 Make that smallest case work, with one change at a time.
          - 10 Try the newest answer you found, with one change at a time.
          - 10 Try the second answer, or print what the app does at each line.
          - 5 Write down what worked, in one line for next time.
        - 3 List the three smallest pieces of the one thing on the drawing.
        - 10 Make the first piece work, with made-up data.
        - 10 Make the second piece work.
      6? Let one person try it, and note where they get stuck[, {deadline}].
        ~ Open the app in front of one person. | Let them try it without your help. | Write down where they get stuck.
        ? app store | play store | publish | release | launch: 6 Let one person try it, with the store's list of what it asks for beside it: texts, pictures, privacy.
    `,
  },
];
