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
        ? finish my novel | finish my book | finish my memoir | finish my manuscript | finish my screenplay | finish my first draft | finish writing: 2 Open it at the last page you wrote.
        ? ending is missing | no ending | without an ending | only the ending | last # chapters | last chapter | final chapter*: 2 Open it at the last page you wrote.
        ? page one | first page | chapter one | first chapter | keep rewriting | never get past | keep starting: 2 Write at the top of a new page: “What happens next is ….”
        ? in my head | all in my head: 2 Say into your phone who it is about and how it ends, in one breath.
        ? memoir | life story | autobiograph*: 2 Write down one day you can still smell: the place, the year, who was there.
        ? half written | half done | # words | # chapters | # pages: 2 Open the manuscript at the last page you wrote.
        ? outline is done | outline done | have an outline | plotted: 2 Open your outline at the scene you see most clearly.
      3n Write down the one scene or point that you see most clearly.
        ? finish my novel | finish my book | finish my memoir | finish my manuscript | finish my screenplay | finish my first draft | finish writing: 3 Write down the scenes or points that are still missing, five words each, a star on the clearest.
      20n Write that scene or point badly for 20 minutes, without reading back.
        ? finish my novel | finish my book | finish my memoir | finish my manuscript | finish my screenplay | finish my first draft | finish writing: 20 Write the starred one badly for 20 minutes, with no look back.
        ? page one | first page | chapter one | first chapter | keep rewriting | never get past: 20 Write that one from page two on for 20 minutes, with page one left as it is.
      5 Write ten scenes or points it might hold, one line each, in any order.
        ? finish my novel | finish my book | finish my memoir | finish my manuscript | finish my screenplay | finish my first draft | finish writing: 5 Write the scenes or points that are still missing, one line each.
        ? ending is missing | no ending | without an ending | only the ending: 5 Write three ways it could end, one line each: the feared one, the hoped one, an odd one.
        ? last # chapters | last chapter | final chapter* | # chapters left | the ending: 5 Write its last line or picture, and the scenes that lead there, one line each.
        ? children* | picture book: 5 Fold a sheet into twelve boxes, with one line or doodle of the story in each.
        ? in my head | all in my head: 5 Write ten scenes as you hear yourself tell them, one line each.
        ? memoir | life story | autobiograph*: 5 Write ten days of your life that changed something, one line each.
        ? outline is done | outline done | have an outline | plotted: -
        ? half written | half done | # words | # chapters | # pages: 5 Write the next ten scenes or points, one line each, in any order.
      3 Choose the one that you see most clearly.
        ? ending is missing | no ending | without an ending | only the ending: 3 Choose the ending that you would want to read.
      20 Write that one badly for 20 minutes, without reading back.
        ? page one | first page | chapter one | first chapter | keep rewriting | never get past: 20 Write that one from page two on, badly, for 20 minutes, with page one shut in a drawer.
          - 2 Put page one into a folder called “later”.
          - 10 Write on from page two, with no look back.
          - 10 Write ten minutes more, or to the end of the scene.
        - 2 Start a timer of 10 minutes, with the internet off on your device.
        - 10 Write that one badly, with no look back.
        - 10 Write ten minutes more, or to the end of the scene.
        ? kids | baby | no time | full time: 10 Write that one badly for ten minutes, in the bathroom or parked car if need be.
          - 2 Start a timer of 10 minutes, with the internet off on your device.
          - 10 Write that one badly, with no look back.
          - 2 Save it where your phone can open it in any queue.
      3 Write in brackets what comes next, so tomorrow has an easy start.
      5 Write down a place, a time and an amount that is almost too small, such as {dose|150 words a day}[, on the way to {amount}].
        ? only .. sundays | sunday mornings | only weekends | weekends only | only weekends: 5 Name a place, an hour and a number of words for each free day of the weekend, almost too small[, on the way to {amount}].
          - 3 Name a place and an hour on each free day.
          - 2 Name a number of words that is almost too small.
        - 3 Name a place and an hour for writing.
        - 2 Name a number of words that is almost too small, such as {dose|150 words a day}.
      4? Tell one reader when the first five pages will come[: {deadline}].
        ? finish my novel | finish my book | finish my memoir | finish my manuscript | finish my screenplay | finish my first draft | finish writing: 4 Tell one reader the month in which they may read the end[: {deadline}].
        ? last # chapters | last chapter | final chapter* | # chapters left | the ending: 4 Tell one reader the day on which they may read the end[: {deadline}].
        ? sketches | drawings | illustrat*: 4 Lay the sketches beside the boxes, with a number on each that belongs to one.
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
        ? portfolio: 2 Write down the three pieces of work that you want to be asked for again.
        ? domain .. bought | bought .. domain | domain .. already | have .. domain: 2 Log in where you bought the domain, and write down its name and the day it must be renewed.
        ? notebook | passwords | took over | before me left: 2 Open the page that has the site's address and login, and type both into a note of your own.
        ? still says | hasnt been updated | not been updated | outdated | out of date | old website | update .. website | update my site: 2 Open the site on your phone, and write down the one line that is most wrong today.
        ? blog: 2 Write the question that a reader of {theIt} would type at midnight.
        ? photograph*: 2 Choose the nine pictures that show what you want to be booked for.
      10n Draw the first page on paper as four boxes, with one plain sentence in each.
        ? hasnt been updated | not been updated | still says | update my | update the | update our | took over | before me left | left a notebook: 10 Log in to the site's editor, and look through each page for what is no longer true.
        ? blog: 10 Write the titles of three posts that answer that question, the easiest first.
      20n Put your four sentences into one ready-made template.
        ? hasnt been updated | not been updated | still says | update my | update the | update our | took over | before me left | left a notebook: 15 Change the first wrong line on the first page, and publish it.
        ? blog: 20 Write the easiest post in ten sentences, as you would tell it at a table.
        ? photograph*: 20 Put nine pictures, one sentence and your mail address into one ready-made template.
      6 Draw the first page on paper as four boxes, with a word in each.
        ? hasnt been updated | not been updated | still says | update my | update the | update our | took over | before me left | left a notebook: 6 List everything that is no longer true: dates, names, prices or hours, photos, dead links.
        ? blog: 6 Write the titles of five posts, with a star on the easiest.
        ? recipe* | cook* | baking: 6 Draw the first page on paper as four boxes: who it is for, newest dish, all dishes, about you.
      10 Write the texts for the four boxes by hand, in your plainest words.
        ? hasnt been updated | not been updated | still says | update my | update the | update our | took over | before me left | left a notebook: 8 Write the new text for the most important of them: who you are or what it is now, in three sentences.
          - 4 Write the first sentence anew.
          - 4 Write the other two.
        ? blog: 10 Write the starred post in ten sentences, as you would tell it at a table.
          - 5 Write what happened, in five sentences.
          - 5 Write what a reader can do with it, in five more.
        - 5 Write the text for the first two boxes, in your plainest words.
        - 5 Write the text for the other two.
        ? text is done | texts are written | texts are done | have the texts: -
      6 Open an account with one ready-made tool[ within {money}].
        ? cant code | cannot code | no coding | without coding | dont code: 6 Open an account with one tool that works by dragging boxes, free of code[, within {money}].
        ? hasnt been updated | not been updated | still says | update my | update the | update our | took over | before me left | left a notebook: 6 Log in to the site's editor, with a copy or backup of the page made first.
        ? wordpress | wix | squarespace | shopify: 6 Log in to the tool you named, with one new empty page opened in it.
        ? domain .. bought | bought .. domain | domain .. already | have .. domain: 6 Open one ready-made tool, with “I already own a domain” chosen.
        ? half a website | half done | half finished | already have: 6 Open the half-made site, and write down the three things without which nobody can use it.
      20 Put your texts and one picture into its simplest template.
        ? hasnt been updated | not been updated | still says | update my | update the | update our | took over | before me left | left a notebook: 20 Change the wrong lines one by one, the first page first, and publish.
          - 10 Change the first page, and publish it.
          - 10 Change the next page.
        ? logo: 20 Put logo, texts and one picture into its simplest template.
          - 5 Choose its simplest template, within five minutes.
          - 8 Put logo and texts into it.
          - 5 Add one picture.
        ? blog: 20 Put the post and one picture of your own into its simplest template.
          - 5 Choose its simplest template, within five minutes.
          - 8 Paste the post in.
          - 5 Add one picture of your own.
        - 5 Choose its simplest template, within five minutes.
        - 8 Put your texts into it.
        - 5 Add one picture.
      6? Mend the one thing that looks worst on a phone.
        ? blog: 6 Write two lines “About”: who you are, and why you write about it.
      8 Send the link of the published page to one person: “What do you think this is about?”[, {deadline}].
        ? domain: 8 Send the link to one person, once the domain is connected in the host's settings: “What is it about?”
          - 5 Connect the domain in the host's settings.
          - 3 Send the link to one person, with the question what it is about.
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
        ? more subscribers | more views | more followers | more viewers | grow my: 2 Write down the three videos or posts that were watched most, and the one watched least.
      5n Write three lines for the first piece: the opening, the one thing to show, the last sentence.
        ? more subscribers | more views | more followers | more viewers | grow my: 5 Write three titles of the kind that worked best, each with a number, a question or a promise you can keep.
        ? my face | faceless | my voice: 5 Write three lines for the first piece, in which only your hands, a screen or drawings are seen.
        ? camera shy | shy | hate my face: 5 Write three lines for the first piece, in which only your hands or the screen are seen.
      15n Record a two-minute test with the phone and the room you have.
        ? more subscribers | more views | more followers | more viewers | grow my: 15 Make a new picture and title for the best old video, large enough to read on a phone.
        ? my face | faceless: 15 Record a test of two minutes that shows only your hands or screen, with your voice over it.
      5 Write five titles for the first five pieces, and circle the easiest.
        ? more subscribers | more views | more followers | more viewers | grow my: 5 Write in one line what a stranger gets here every time, for the top of your page.
        ? podcast: 5 Write the names of five episodes, and circle the easiest.
      5 Write three lines for the circled one: the opening, the one thing to show, the last sentence.
        ? more subscribers | more views | more followers | more viewers | grow my: 5 Write three titles of the kind that worked best, each with a promise you can keep.
        ? my face | faceless: 5 Write three lines for the circled one, in which only your hands, a screen or drawings are seen.
      15 Record a two-minute test with the phone and the room you have.
        ? more subscribers | more views | more followers | more viewers | grow my: 15 Make a new picture and title for the best old one, large enough to read on a phone.
          - 8 Make a new picture for it: one face or thing, three words.
          - 4 Write a new title beside it.
        ? my face | faceless: 15 Record a test of two minutes that shows only your hands or screen, with your voice over it.
          - 4 Put the phone above your hands by a window, or start a screen recording.
          - 5 Record a test of two minutes.
          - 4 Watch it once, and note one thing to change.
        ? no mic* | no money | no equipment | only .. phone | just my phone: 15 Record a test of two minutes on your phone in a room with curtains, a hand's breadth from your mouth.
          - 4 Close the door and windows, with everything that hums switched off.
          - 5 Record a test of two minutes.
          - 4 Hear it once, and note one thing to change.
        - 4 Put the phone at eye or mouth height by a window, with everything that hums off.
        - 5 Record a test of two minutes.
        - 4 Watch or hear it once, and note one thing to change.
        ? camera shy | shy | hate my face: 15 Record a test of two minutes that shows only your hands, with your voice over it.
          - 4 Put the phone above your hands by a window.
          - 5 Record a test of two minutes.
          - 4 Watch it once, and note one thing to change.
      25 Record the real one. Small slips can stay in.
        ? more subscribers | more views | more followers | more viewers | grow my: 25 Record the first of the three, with the best second at the very start.
          - 10 Record the opening three times, with the best second at the very start.
          - 10 Record the rest.
        - 10 Record the first half, and let small slips stand.
        - 10 Record the second half.
      15? Cut only the beginning, the end and the longest pause.
        ? more subscribers | more views | more followers | more viewers | grow my: 15 Cut every second in which nothing new is said, and end by naming the next video.
          - 10 Cut every second in which nothing new is said.
        - 10 Cut only the beginning, the end and the longest pause.
      6 Put it online or send it to three people[, {deadline}].
        ? more subscribers | more views | more followers | more viewers | grow my: 6 Put it online on the same weekday as the next three, and answer the first ten comments.
        ? podcast: 6 Upload it to one podcast host, with a title, one picture and three lines[, {deadline}].
        ? youtube: 6 Upload it as “unlisted” first, with a title that says what one gets, and send the link to three people.
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
      2* Delete the first ten of your pictures that are blurred or only screenshots.
        ? duplicate*: 2 Open the photo app's own album “Duplicates”, or “Clean up” in the files app, and merge the first ten.
        ? screenshot* | receipts: 2 Delete the first ten in the album “Screenshots”.
      4n Choose one place for all of them, where the phone's pictures can go first.
        ? # photos: 4 Start copying the {#} photos to one cloud or drive with room, before you sort any.
      15n Take one event only, and note the 20 pictures you would show a friend.
        ? gran* | nan | mum | dad | baby | kids | wedding: 15 Search your pictures by that face or day, and mark the 20 you can't lose.
      4 Write down every place where you have pictures: phone, computer, cloud, box.
        ? duplicate*: 4 Check that a copy of all is in the cloud or on a drive, before any heap of doubles is deleted.
        ? on my phone | phone: 4 Write down how much room the phone and your cloud have left.
      6 Choose one place with enough room for all of them.
        ? duplicate*: 6 Merge the next hundred with “Select” and “Merge”, which keeps the best of each.
        ? storage full | no space | full: 6 Connect a computer or drive that has room, before you delete anything you love.
      10 Start copying the phone's pictures there first.
        ? duplicate*: 10 Merge the rest in rounds of ten minutes, with ten of them looked at each time.
          - 4 Merge the next screen of them.
          - 5 Merge two screens more.
        - 4 Start copying the phone's pictures there.
        - 5 Write a label for the next place while it runs.
      15 Mark the 20 pictures you would show a friend, from one event or one year only.
        ? duplicate*: 15 Go through one event with bursts of the same picture, the best of each kept.
          - 5 Choose one event with many bursts.
          - 10 Keep the best of each.
        - 3 Choose one year or one event only.
        - 10 Mark the 20 you would show a friend.
        ? gran* | nan | mum | dad | baby | kids | wedding: 15 Search your pictures by the dearest face or day, and mark the 20 you can't lose.
          - 3 Search your pictures by the dearest face or day.
          - 10 Mark the 20 you can't lose.
      8? Put the 20 in a folder with year and name[, or order prints within {money}].
        - 5 Put the 20 in a folder with year and name.
        - 4 Delete doubles from that event.
        ? print* | album | photo book: 8 Order prints of the 20, or put them into one photo book page by page.
          - 5 Upload the 20 to a print shop's page or app.
          - 3 Order them, with the price checked once.
      3 Set ten minutes a week for the next event, on an evening when the TV is on anyway.
        ? duplicate*: 3 Empty “Recently deleted”, once you have looked through it, since nothing is freed before that.
        ? # minutes .. evening | # minutes a day | # minutes every day | # minutes daily | # mins a day | # minutes each evening: 3 Set an alarm for your {#} minutes tomorrow, with the next event's name on it.
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
      2* Stand where {theIt} will go, and mark the place with tape or books.
      5 Measure the space, and write down its width, depth and height.
        ? ceiling | pax | wardrobe: 5 Measure the ceiling at three places: lying builds need about 10 cm more than the frame's height, otherwise build it upright.
      6 Open the instructions or draw the parts with their sizes.
        ? no power tools | without power tools | hand tools | no drill | no saw | no tools | never cut | cant saw: 6 Write the list of boards with their sizes for the shop's saw, one line each.
      8 Lay out all parts and screws in groups, and note how many there are of each.
        ? no power tools | without power tools | hand tools | no drill | no saw | no tools | never cut | cant saw: 8 Get the boards cut to your list at the shop, with screws, a hand screwdriver and sandpaper.
          - 5 Get the boards cut to your list at the shop.
          - 4 Add screws, a hand screwdriver and sandpaper.
        - 5 Lay out all parts in groups, or list the wood and screws to buy.
        - 4 Find the screws and tools that the first page names.
      5? Check the wall or floor: level, cables, pipes, who can hold the other end.
        ? alone | on my own | by myself | nobody to help | no one to help: 5 Text one neighbour for ten minutes at the end, as a tall piece is never lifted up by one person.
          - 3 Check the wall or floor for level, cables and pipes.
          - 2 Text one neighbour for ten minutes at the end.
        - 3 Check the wall or floor for level, cables and pipes.
        - 2 Ask someone to hold the other end.
      30* Do the first two pages of the instructions or the first two cuts, with nothing fully tightened yet.
        ? never cut | no saw | cant saw: 30 Fix the supports for the first board with level and drill, the boards cut to size at the shop.
          - 5 Mark the first line with the level, where the studs are.
          - 10 Drill and screw the supports for the first board.
          - 5 Lay the board on, the level on top.
        - 10 Do the first page or the first cut.
        - 10 Do the second, with nothing fully tightened yet.
        - 10 Do the next one, with a look at the picture after each screw.
      10* Tighten everything until nothing wobbles under your hand.
        ? pax | wardrobe | bookcase | billy | chest | drawers | kallax: 10 Tighten all screws, with the wall bracket fixed last, as tall pieces tip.
          - 8 Tighten everything until nothing wobbles under your hand.
          - 8 Fix it to the wall with its bracket.
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
      2* Write {label} at the top of a page, with the days[ ({deadline})] and who is coming along.
        ? all booked | everything is booked | everything booked: 2 Write four words on a page: health, papers, home, bag, with the leaving day above them.
      8n Check what you need to cross the border or the road: passport date, visa, shots, licence.
        ? pregnan* | weeks pregnant | babymoon | im # weeks: 8 Ask your midwife or doctor about the dates and a “fit to travel” letter.
        ? by train | by rail | eurostar | interrail: 8 Check the passport dates, with the entry rules where the train crosses a border.
        ? visas done | visas are done | visa is done | visas are here | visa is here: 8 Check passport dates, shots and travel cover, with the visas saved as pictures.
        ? passport is valid | passports are valid | passport* .. valid: 8 Check the rest of what the border wants: visa or online permit, shots, travel cover.
        ? vaccin* | jab*: 8 Ring a pharmacy or travel clinic for the first free day for jabs: some still help shortly before.
      15n Compare two ways of getting there, and note price, hours and last day to cancel[, within {money}].
        ? without a car | no car | no hire car | dont drive | cant drive | without driving: 15 Compare two ways there without a car, by price, hours and last day to cancel[, within {money}].
        ? by train | by rail | eurostar | interrail: 15 Compare two trains each way by price, hours and last day to cancel[, within {money}].
        ? we drive | driving to | drive to | by our own car | by own car: 15 Draw the way on a map, with a stop every two hours and the hours for each leg.
        ? by coach | by bus: 15 Compare two coaches each way by price, hours and last day to cancel[, within {money}].
        ? flights done | flights are done | flights sorted | flights are sorted | flights and visas done | flights and visas are done | flights .. booked | flight .. booked | booked .. flights | tickets .. booked | all booked | trains .. booked: 15 Book the first bed with free cancelling, near what you want to see.
        ? no flying | no flights | not flying | without flying | dont fly | wont fly | no plane: 15 Compare two ways by train, coach or ferry, and note price, hours and last day to cancel[, within {money}].
        ? flights .. booked | booked flights | tickets booked | all booked: 15 Give one job to each who comes along, with a day: plants, insurance, money, transfer.
        ? hotel is booked | hotel booked: 15 Book the way there, after comparing two ways by price, hours and last day to cancel.
      5 Write down the most it may cost[ ({money})], split into travel, bed, food and fun.
        ? everything else | for the rest: 5 Split what you have for the rest[ ({money})] into beds, food, ways and fun, with a fifth kept back.
      8 Check what you need to cross the border or the road: passport date, visa, shots, licence.
        ? oxygen | dialysis | cpap: 8 Ask the carrier's assistance desk what it needs for that before anything is booked, with the doctor's letter.
        ? pregnan* | weeks pregnant | babymoon | im # weeks: 8 Ask your midwife or doctor about the dates and a “fit to travel” letter, with the insurance asked by name.
        ? by train | by rail | eurostar | interrail: 8 Check the passport dates, with the entry rules where the train crosses a border.
        ? visas done | visas are done | visa is done | visas are here | visa is here: 8 Check passport dates, shots and travel cover, with the visas saved as pictures.
        ? passport is valid | passports are valid | passport* .. valid: 8 Check the rest of what the border wants: visa or online permit, shots, travel cover.
        ? with my dog | with our dog | with a dog | with the dog | with # dogs | with my cat | with our cat | and a dog | and our dog | and my dog | and the dog | and # dogs | dog friendly | dog comes | bring .. dog | takes dogs: 8 Check what your animal needs on the way: carrier, chip, vaccination paper, the rule of the train or ferry.
        ? vaccin* | jab*: 8 Ring a pharmacy or travel clinic for the first free day for jabs: some still help shortly before.
      15 Compare two ways of getting there, and note price, hours and last day to cancel.
        ? without a car | no car | no hire car | dont drive | cant drive | without driving: 15 Compare two ways there without a car, with the bus or train from the last stop to your bed.
          - 8 Find two ways there, with price and hours.
          - 4 Write down the bus or train from the last stop to your bed.
        ? by train | by rail | eurostar | interrail: 15 Compare two trains each way, with price, hours and last day to cancel.
          - 8 Find two trains each way, with price and hours.
          - 3 Note the last day to cancel each.
        ? we drive | driving to | drive to | by our own car | by own car: 15 Draw the way on a map, with a stop every two hours and the hours for each leg.
          - 8 Draw the way on a map, with the hours for each leg.
          - 5 Mark a stop every two hours.
        ? by coach | by bus: 15 Compare two coaches each way, with price, hours and last day to cancel.
          - 8 Find two coaches each way, with price and hours.
          - 3 Note the last day to cancel each.
        ? flights done | flights are done | flights sorted | flights are sorted | flights and visas done | flights and visas are done | flights .. booked | flight .. booked | booked .. flights | tickets .. booked | all booked | trains .. booked: 8 Look up the way from arrival to the first bed, and the price of trains or passes there.
          - 5 Look up the way from arrival to the first bed.
          - 4 Write down what trains or passes between the stops cost.
        ? no flying | no flights | not flying | without flying | dont fly | wont fly | no plane: 15 Compare two ways by train, coach or ferry, with price, hours and last day to cancel.
          - 8 Find two ways by train, coach or ferry, with price and hours.
          - 3 Note the last day to cancel each.
        - 8 Find two ways of getting there, with price and hours.
        - 3 Note the last day to cancel each.
        ? flights .. booked | booked flights | tickets booked | all booked | flight booked: 15 Give one job to each who comes along, with a day: plants, insurance, money, transfer.
          - 5 Write the jobs that are left: plants, insurance, money, transfer.
          - 5 Send each fellow traveller one of them, with a day.
      15 Book one bed near what you want to see, or put it on hold.
        ? hotel .. booked | hostel .. booked | airbnb .. booked | cottage .. booked | apartment .. booked: 15 Save every booking and the insurance as pictures, and write the first hour there: station, bus, key.
          - 5 Save every booking and the insurance number as pictures.
          - 5 Write down the way from arrival to the first bed.
        ? honeymoon: 15 Book one bed with a view, “it's our honeymoon” in the message, or put it on hold.
          - 5 Mark the two places you most want to wake up in.
          - 8 Book one bed there, with “it's our honeymoon” in the message.
        ? with my dog | with our dog | with a dog | with the dog | with # dogs | with my cat | with our cat | and a dog | and our dog | and my dog | and the dog | and # dogs | dog friendly | dog comes | bring .. dog | takes dogs: 15 Book one bed that says yes to your animal in writing, or put it on hold.
          - 5 Write to two places: which animal, how many nights, what it costs.
          - 8 Book the one that says yes in writing.
        ? near the sea | by the sea | near the beach | close to the beach | seaside: 15 Book one bed within a short walk of the sea, or put it on hold.
          - 5 Mark two places by the sea on a map that your way there reaches.
          - 8 Book one bed near the water, or put it on hold.
        ? wheelchair | step free | cant do stairs: 15 Book one bed whose step-free way in, lift and shower the hotel confirms in writing.
          - 5 Write to two hotels: steps to the door, lift, shower without a rim?
          - 8 Book the one that says yes in writing.
        ? toddler | baby | with kids | with the kids | with .. children: 15 Book one bed with a cot, a fridge and a second room or corner, or put it on hold.
          - 5 Mark a place with beach, park or pool near by.
          - 8 Book one bed there with cot and fridge, or put it on hold.
        ? for eight | # women | # men | # friends | # of us | # people | group of: 15 Put one place on hold for all of you, free to cancel until each has paid.
          - 5 Write the number of beds and the most per head on a note.
          - 8 Put one place on hold that fits both.
        - 5 Mark the two things you most want to see on a map.
        - 8 Book one bed near them, or put it on hold.
        ? hotel is booked | hotel booked | first hotel | accommodation .. booked | all booked | airbnb booked: 15 Save every booking and the insurance as pictures, and write the first hour there: station, bus, key.
          - 5 Save every booking and the insurance number as pictures.
          - 5 Write down the way from arrival to the first bed.
        ? toddler | baby | with kids | with .. kids | with .. children | my kids | our kids | my children | our children | # kids | # children | # year old | family of: 15 Book one family room with a fridge and a playground near, or put it on hold.
          - 5 Mark a place with beach, park or pool near by.
          - 8 Book one family room there, or put it on hold.
      8? Write one plan for each day: one thing in the morning, the rest open.
        ? hates museums | hate museums | no museums | not .. museums: 8 Write one plan for each day: one walk, market or view, one place to eat, the rest open.
        ? wheelchair | step free: 8 Write one plan for each day: one step-free thing, with a place to eat near it that has what you all need.
        ? toddler | baby | with kids | with .. kids | with .. children | my kids | our kids | my children | our children | # kids | # children | # year old | family of: 8 Write one plan for each day: one thing the children chose in the morning, a playground, pool or beach after it.
        ? gluten | coeliac | celiac | vegan | vegetarian | halal | kosher | lactose | nut allergy | allergic: 8 Write one plan for each day: one thing in the morning, with a place near it whose menu suits the diet.
        ? cant walk far | walk far | walks slowly | bad knee* | bad hip | stairs | hills | walking stick: 8 Write one plan for each day: one thing near a tram or taxi stop, with a bench or café half way.
        ? garden | gardens: 8 Write one plan for each day: one garden or park, one café, the rest open.
        ? teenager* | teens | teenage: 8 Write one plan for each day: one thing a teenager chose, one of yours, the rest open.
        ? museum* | galler*: 8 Write one plan for each day: one museum with its closing day checked, one place to eat, the rest open.
        ? wheelchair | step free: 8 Write one plan for each day: one step-free thing with its toilet and a place to eat near it.
        ? toddler | baby | with kids | with the kids | with .. children: 8 Write one plan for each day: one thing before the nap, a playground or beach after it.
        ? weekend | city break | three days | two days | four day | # day: 8 Write one plan for each day: one thing in the morning, one place to eat, the rest open.
        ? vegan | vegetarian | coeliac | halal | kosher: 8 Write one plan for each day, with one place to eat that suits the diet, near the thing you see.
        ? hills | stairs | knee* | wheelchair | walk far | cant walk: 8 Write one plan for each day on flat ground or by tram, with a bench or café half way.
      10 Write the packing list from head to toe, with charger and papers at the top.
        - 6 Write the packing list from head to toe, with charger and papers at the top.
        - 3 Throw what you see on the list into a bag that stays in sight.
        ? hand luggage | cabin bag | carry on: 10 Write the packing list for one cabin bag, with charger and papers at the top.
          - 6 Write the packing list for one cabin bag, with charger and papers at the top.
          - 3 Throw what you see on the list into a bag that stays in sight.
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
      2* Write one sentence: “With {theIt}, someone can … .”
        ? keep restarting | keep starting over | kept restarting | start over again | start again and again: 2 Open the newest of your old tries, and run it once as it is.
        ? since # | been building | building for | notifications | half built | half done | half finished | half way | login works | almost | nearly done | nearly finished | unfinished | stuck on | bug* | doesnt work | dont work | not working | still broken | abandoned | works but: 2 Open the project and start it once, with the first thing that fails written on a slip.
      5n Draw on paper the one screen or move that does just that.
        ? since # | been building | building for | notifications | half built | half done | half finished | login works | almost | nearly done | nearly finished | unfinished | stuck on | bug* | doesnt work | dont work | not working | still broken | abandoned | works but: 5 Write two short lists: what works, and what one person needs before they can use it.
        ? board game | card game: 5 Draw one turn of a player on paper: what they see, what they choose, what changes.
      20n Get an empty project to show one word, in a tool you know.
        ? since # | been building | building for | notifications | half built | half done | half finished | login works | almost | nearly done | nearly finished | unfinished | stuck on | bug* | doesnt work | dont work | not working | still broken | abandoned | works but: 20 Make the smallest case of the broken thing work once, all else switched off.
        ? board game | card game: 20 Cut the smallest set from paper, and play one round against yourself.
      5 Draw on paper the one screen or move that does just that.
        ? since # | been building | building for | notifications | half built | half done | half finished | login works | almost | nearly done | nearly finished | unfinished | stuck on | bug* | doesnt work | dont work | not working | still broken | abandoned | works but: 5 Write two short lists: what works, and what one person needs before they can use it.
      4 Write every idea that is not on that drawing into a list called “later”.
        ? since # | been building | building for | notifications | half built | half done | half finished | login works | almost | nearly done | nearly finished | unfinished | stuck on | bug* | doesnt work | dont work | not working | still broken | abandoned | works but: 4 Cross out of the second list whatever one person could do without, into a list called “later”.
      8 Ask one person what they would press first on the drawing.
        ? since # | been building | building for | notifications | half built | half done | half finished | login works | almost | nearly done | nearly finished | unfinished | stuck on | bug* | doesnt work | dont work | not working | still broken | abandoned | works but: 8 Search for the exact error or the name of the broken part, and save the two newest answers.
      10 Get an empty project to show one word, with a tool you know.
        ? keep restarting | keep starting over | kept restarting | start over again | start again and again: 5 Copy that try to a safe place, and write on a note: “No new project before someone has used this one.”
          - 3 Copy that try to a safe place.
          - 2 Write on a note: “No new project before someone has used this one.”
        ? since # | been building | building for | notifications | half built | half done | half finished | login works | almost | nearly done | nearly finished | unfinished | stuck on | bug* | doesnt work | dont work | not working | still broken | abandoned | works but: 10 Write down the smallest case of the broken thing: one button, one reminder in a minute from now.
          - 4 Write down the smallest case of it: one button, one reminder in a minute from now.
          - 8 Build just that case on an empty screen of the app.
        ? no code | without coding | cant code | dont code | not a coder | no coding: 10 Open a free no-code builder, with its simplest template showing one word of yours.
          - 4 Open a free no-code builder.
          - 8 Get its simplest template to show one word of yours.
        - 4 Choose a tool you know already.
        - 8 Get an empty project to show one word with it.
      25 Make the one thing on the drawing work, with made-up data.
        ? since # | been building | building for | notifications | half built | half done | half finished | login works | almost | nearly done | nearly finished | unfinished | stuck on | bug* | doesnt work | dont work | not working | still broken | abandoned | works but: 25 Make that smallest case work, with one change at a time.
          - 10 Try the newest answer, with one change at a time.
          - 10 Try the second one, or print what the app thinks at each line.
          - 5 Write down what worked, in one line for next time.
        - 3 Write the three smallest pieces of it as a list.
        - 10 Make the first piece work, with made-up data.
        - 10 Make the second piece work.
      6? Let one person try it, once a copy is saved, and write down where they got stuck[, {deadline}].
        ? app store | play store | publish | release | launch: 6 Let one person try it, with the store's list of what it asks for opened beside it: texts, pictures, privacy.
    `,
  },
];
