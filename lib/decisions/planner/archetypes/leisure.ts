import type { Archetype } from "@/lib/decisions/planner/written/archetype";

/** Handwork, art, albums and packing. */
export const LEISURE: readonly Archetype[] = [
  {
    id: "art",
    area: "projects",
    whole:
      "draw more|paint more|start drawing|start painting|learn to draw|learn to paint|get back into art|get back into drawing|get back into painting|be more creative|make art|start knitting|learn to knit|learn to crochet|start crocheting|learn to sew|draw|draw every day|paint|start a hobby|find a hobby|learn watercolor|learn pottery|make more art|learn how to draw|get back into knitting|pick up a hobby|find a new hobby|learn calligraphy",
    acts: "start|make|learn|get back|practice|improve|find",
    things:
      "painting|drawing|sketchbook|watercolor|pottery|hobby|knitting|crochet|sewing|calligraphy|art|new hobby|embroidery",
    needsAct: true,
    unless: "wall|room|house|fence|buy|sell|door|bath",
    it: "it",
    named: "painting|drawing|knitting|crochet|sewing|calligraphy|pottery|watercolor",
    plan: `
      2* Draw your hand or a cup for two minutes with whatever pen is nearest.
        ~ Pick up the nearest pen. | Draw your hand or a cup for two minutes.
        ? faces | face | portrait*: 2 Draw the outline of one face from a photo for two minutes, with whatever pen is nearest.
        ? paint*: 2 Paint one square from dark to pale with whatever is nearest, even coffee and a finger.
        ? cant draw | no talent | not artistic | bad at: 2 Draw your hand for two minutes without looking at the paper once.
      5n Choose one short lesson or pattern for beginners, and note where you saved it.
        ~ Open your browser. | Choose one short lesson or pattern for beginners. | Note where you saved it.
        ? back into | get back | used to paint | used to draw | used to knit | painting again | paint again | draw again: 5 Choose one thing you'd like to make again: an old favorite subject, or a photo you love.
      15n Follow the lesson or pattern for 15 minutes, whatever the result looks like.
        ~ Open the lesson or pattern. | Follow its first part. | Follow the next part, however it looks. | Stop when fifteen minutes are over.
        ? back into | get back | used to paint | used to draw | used to knit | painting again | paint again | draw again: 15 Work on that for 15 minutes, whatever the result looks like.
      4 Write {label} on a note, and note what you'd like to have made in a month: one picture, one bowl, ten pages.
        ~ Get a note. | Write {label} on it. | Write under it: one picture, one bowl or ten pages.
        ? portrait* | paint .. for my | picture for my | painting for my: 4 Choose one photo with clear light and shade, in the size the picture will be.
        ? no drawing | cant draw: 4 Print one photo in the size of the picture, so you can trace its main lines onto the canvas.
      5 Put the few things it needs in one box or bag where you sit in the evening.
        ? easel | in the attic | in the loft | in the cellar | in the garage | in the basement: 5 Fetch what is stored away to the place where you sit in the evening.
          - 3 Fetch what is stored away to the place where you sit in the evening.
          - 2 Put paints, brushes and a cloth beside it.
        - 3 Gather the few things you need for it.
        - 2 Put them in one box where you sit in the evening.
      5 Choose one short lesson or pattern for beginners, and save it.
        ~ Open a video or pattern site. | Pick one short lesson for beginners. | Save it.
        ? back into | get back | used to paint | used to draw | used to knit | painting again | paint again | draw again: 5 Choose one thing you'd like to make again: an old favorite subject, or a photo you love.
        ? watercolour* | watercolor* | oil* | acrylic*: 5 Choose one short lesson in that paint for one apple or sky.
        ? portrait* | faces | people: 5 Choose one short lesson on one eye or one profile.
        ? manga | anime | comic* | digital: 5 Choose one short lesson on one head in that style.
      15 Follow the lesson or pattern for 15 minutes, whatever the result looks like.
        ? back into | get back | used to paint | used to draw | used to knit | painting again | paint again | draw again: 15 Work on that for 15 minutes, whatever the result looks like.
          - 2 Set a timer for ten minutes.
          - 10 Work on that, whatever the result looks like.
        ? kids | toddler | baby | no time: 15 Follow the lesson for ten minutes beside the children, with paper for them too.
          - 2 Lay out paper for you and for them.
          - 10 Follow the lesson, whatever the result looks like.
        - 2 Set a timer for ten minutes.
        - 10 Follow the lesson or pattern, whatever the result looks like.
      2? Write the date on what you made, even if you don't like it.
        ~ Pick up a pen. | Write today's date on what you made.
      4 Put two of these 15-minute sessions in your week[, {rhythm}][, to be done {deadline}].
        - 2 Put two 15-minute sessions in your week[, {rhythm}].
        - 2 Open the lesson or pattern at the part that comes next.
    `,
  },
  {
    id: "craft-item",
    area: "projects",
    acts: "knit|crochet|sew|make|finish|embroider|quilt|paint|draw|start",
    things:
      "scarf|sweater|jumper|blanket|quilt|portrait|hat|sock|cardigan|baby blanket|halloween costume|costume|mitten|bag|cushion|cross stitch|knitting project|craft project|sewing project|amigurumi|friendship bracelet|birthday card|dress|christmas decoration|handmade gift|embroidery project|candle|jewelry|model",
    needsAct: true,
    unless: "buy|sell|wash|iron|business|career|find a",
    it: "it",
    plan: `
      2* Write down three facts about {theIt}: size, colours, who or what it's for.
        ~ Pick up a pen. | Write its size, its colors and who it's for.
        ? sock | socks: 2 Count the stitches on your needles, and write down the foot length and who the socks are for.
        ? cm to go | inches to go | rows to go | rows left | to finish it | nearly finished | almost done: 2 Find the place where you stopped, and note the number of the last row.
        ? dress | skirt | costume | trousers | jacket | blouse: 2 Measure the chest, waist and length of the person who will wear it.
        ? size unknown | dont know .. size | no idea .. size | unknown size: 2 Text whoever is closest to them: “Which size and which colour would fit?”
        ? portrait | from a photo: 2 Lay the photo beside a sheet, and draw its outline in one line with a pencil.
      8* Save one pattern or video for it that is marked easy.
        ~ Open a pattern or video site. | Search for your piece with “easy”. | Save one that is marked easy.
        ? messing up the heel | mess up the heel | the heel | heel flap | turning the heel | turn the heel: 8 Watch one slow video for the heel your pattern uses, and pause at each step: flap, turn, gusset.
        ? cm to go | inches to go | rows to go | rows left | nearly finished | almost done: 8 Do the next two rows now, and note how many minutes they took.
        ? are done | is done | done so far | half done | half finished | halfway | nearly done | left to: 8 Mark in the pattern what is done and which part is next.
        ? portrait | paint* | from a photo: 8 Trace the photo's big shapes onto a sheet held against a window.
        ? have a pattern | have the pattern | got the pattern | pattern is: 5 Mark the size and the first section in the pattern you have.
      5 Tick what you already have on the pattern's list of materials.
        ? cm to go | inches to go | rows to go | rows left | nearly finished | almost done: 5 Check that the yarn is enough for what is still to do.
          - 2 Measure what is done beside the yarn that is left.
          - 3 Order one more of the same number if you are short.
        ? wool is here | yarn is here | have the wool | have the yarn | got the wool | got the yarn | bought the wool | bought the yarn: 5 Check on the yarn's label which needles it takes.
          - 2 Read the needle size off the yarn's label.
          - 3 Lay the needles, scissors and a blunt needle beside the yarn.
        ? are done | is done | done so far | half done | half finished | halfway | nearly done | left to: 5 Check that the yarn, thread or fabric is enough for what is still to do.
          - 3 Lay what is done beside the material you have left.
          - 3 Order what is missing by the number on its label.
        ? portrait | paint* | from a photo: 5 Put out paper or board, three colours plus black and white, one large and one small brush.
          - 3 Put out paper or board and the colours.
          - 3 Add two brushes, water and a cloth.
        - 3 Copy the pattern's list of what you need.
        - 3 Tick what you already have on that list.
        ? no money | skint | broke | no budget: 5 Match the pattern's list with what is in the house: old clothes, leftovers, paper, string.
          - 3 Copy the pattern's list of what you need.
          - 3 Write beside each what you have in the house that could work.
      5 Divide the work by the number of evenings you have[ ({deadline})], and write down what to do each evening.
        ~ Open your calendar. | Count the evenings you have. | Write one part of the work beside each evening.
        ? christmas | birthday | by friday | baby | due: 5 Write a plainer or smaller version that fits the evenings you have[ ({deadline})].
        ? make # | # of them | # pieces: 5 Divide the {#} by the evenings you have[ ({deadline})], with each step done for all at once.
      20* Do the first row, seam or layer, all the way to its end.
        ? messing up the heel | mess up the heel | the heel | heel flap | turning the heel | turn the heel: 20 Knit the heel flap and turn along with the video, with a safety line of thread through the stitches first.
          - 4 Run a thread through the live stitches as a safety line.
          - 10 Knit the heel flap, with a check mark for each row.
          - 8 Turn the heel along with the video, one row at a time.
        ? cm to go | inches to go | rows to go | rows left | nearly finished | almost done: 20 Work on from there until the next good place to stop.
          - 4 Lay your work out in good light.
          - 10 Work on from the last row.
          - 8 Work on until the next good place to stop.
        ? arms | legs | teddy | amigurumi: 20 Crochet ten rounds of the head or body, with a marker in each first stitch.
          - 10 Crochet five rounds, with a marker in the first stitch of each.
          - 10 Crochet five more rounds.
          - 3 Write the round you reached on the pattern.
        ? are done | is done | done so far: 20 Do the next row, seam or layer, from the place where you stopped.
          - 4 Find the place where you stopped.
          - 10 Do the next row, seam or layer.
          - 8 Do the row, seam or layer after that.
        ? dress | skirt | costume | trousers | jacket | blouse: 20 Cut the pieces out along the pinned paper pattern.
          - 5 Pin the paper pattern to the fabric.
          - 10 Cut the big pieces out.
          - 6 Cut the small pieces out.
        ? portrait | paint* | from a photo: 20 Paint only the big dark and light shapes. Eyes and details can wait for next time.
          - 4 Mix one dark, one medium and one light colour.
          - 10 Paint the big dark shapes.
          - 8 Paint the big light shapes.
        - 4 Lay out what you have in good light.
        - 10 Do the first row, seam or layer.
        - 8 Do the second row, seam or layer.
        ? half done | half finished | started it | halfway | nearly done: 20 Do the next row, seam or layer, from the place where you stopped.
          - 4 Find the place where you stopped.
          - 10 Do the next row, seam or layer.
          - 8 Do the row, seam or layer after that.
      4? Undo only the mistakes that would show.
        ~ Hold your work up to the light. | Find the mistakes that would show. | Undo only those.
        ? cm to go | inches to go | rows to go | rows left | nearly finished | almost done: 4 Finish the edge once the length is reached.
        ? dress | skirt | costume | trousers | jacket | blouse: 4 Pin two pieces together on the person who will wear it before you sew a seam.
        ? portrait | paint* | from a photo: 4 Look at it upside down or in a mirror, and mark the one place that is off.
      3 Put your work in a bag with the pattern, beside your favourite seat.
        ~ Get a bag. | Put your work in it with the pattern. | Set it beside your favorite seat.
        ? portrait | paint* | from a photo: 3 Stand it where you can see it, with the photo beside it.
    `,
  },
  {
    id: "photo-book",
    area: "projects",
    acts: "make|create|print|put together|finish|start|order|do|organize|update",
    things:
      "photo book|photo album|scrapbook|album|baby book|memory book|yearbook|wedding album|photo calendar|photobook",
    unless: "music|record|song|release|listen",
    it: "the photo book",
    plan: `
      2* Write down which years, months or days {theIt} should cover.
        ~ Pick up a pen. | Write the first and last date it covers.
        ? baby book: 2 Write down your child's birth date, and the months you want in the book, such as birth, one month, six months, each birthday.
        ? birthday | anniversary | retire*: 2 Write the day it is for on a note, with the first and last year it should show.
        ? scrapbook* | are printed | already printed: 2 Lay the printed pictures out on the table in piles, one per month or event.
      10* Mark the pictures you love most from that time, no more than 40.
        ? baby | first year | newborn | son | daughter | toddler: 10 Mark the pictures you love most, about three for each month, in your phone's favorites.
          - 6 Mark pictures from the first six months.
          - 6 Mark pictures from the months after that.
        ? # pics | # pictures | # photos | thousands of: 10 Search your phone by month, and mark only two pictures from each, without opening the others.
          - 8 Mark two pictures a month for the first year.
          - 8 Mark two pictures a month for the years after.
        ? scrapbook* | are printed | already printed: 10 Choose the best two or three from each pile. The others go back in the envelope.
          - 5 Choose the best two or three from the first half of the piles.
          - 5 Choose the best two or three from the other piles.
        ? scanned: 10 Mark the scanned pictures you love most, no more than 25 for now.
          - 6 Mark twelve scanned pictures you love.
          - 6 Mark up to thirteen more.
        - 6 Mark twenty pictures you love from that time.
        - 6 Mark up to twenty more.
      5 Copy those pictures into one folder, and name it after {theIt}.
        ~ Open your pictures. | Make a folder with the book's name. | Copy those pictures into it.
        ? scrapbook* | are printed | already printed: 5 Lay the album, glue dots, scissors, a pen and three pretty papers beside them.
        ? shoebox* | shoe boxes | not scanned | unscanned | to be scanned | still in boxes: 5 Ask whoever has the boxes for one afternoon to scan the best fifty.
      6 Choose one service or album[ within {money}], and look at its sizes and delivery days.
        ~ Open one photo service's page. | Look at its sizes. | Write down its delivery days.
        ? scrapbook* | are printed | already printed: 6 Choose what goes on the first two-page spread: one big picture, two small ones, one line of text.
      25 Put the pictures in order of time, with at most four on a page.
        ? baby book: 25 Put the pictures in order, and add one line a page: first word, first steps, favorite song, a funny thing said.
          - 10 Put the first year in order.
          - 10 Put the years after in order.
          - 10 Write one line on five pages, from old texts to grandma if you've forgotten.
        ? scrapbook* | are printed | already printed: 25 Make that spread: laid out dry first, glued after that, with the date and one line.
          - 5 Lay the spread out without glue first.
          - 10 Glue the pictures down.
          - 5 Write the date and one line beside them.
        ? golden wedding | anniversary | # years: 25 Put the pictures in order of time, two pages for every five years.
          - 5 Choose the first picture of the two of them, and the newest one.
          - 10 Put the others between them in order of time.
          - 10 Write three short lines where a picture needs a story.
        - 5 Choose the first and the last picture.
        - 10 Put the others between them in order of time.
        - 10 Write three short lines where a picture needs a story.
      8? Ask one person which one picture doesn't fit.
        ~ Open the chosen pictures. | Show them to one person. | Ask: “Which one doesn't fit?”
        ? scrapbook* | are printed | already printed: 3 Write on a note which month comes next.
      4* Upload the pictures to one photo-book site, or order the finished book if it's laid out[, to have it {deadline}].
        ~ Open one photo-book site. | Upload the pictures, or open the finished layout. | Wait for the last upload, or press “Order”.
        ? scrapbook* | are printed | already printed: 4 Put half an hour a week into your calendar for one spread[, to be done {deadline}].
    `,
  },
  {
    id: "pack",
    area: "projects",
    whole:
      "pack for trip|pack for vacation|pack for holiday|pack my suitcase|pack my bag|pack suitcase|pack bag|pack for|do my packing|pack my bags|pack",
    acts: "pack|pack up|do|finish|start",
    things:
      "suitcase|bag|packing|luggage|backpack|hospital bag|carry-on|travel bag|trip|gym bag|holiday|vacation|rucksack",
    needsAct: true,
    unless: "move|moving|house|kitchen|lunch|box|office|buy|unpack|six pack|six-pack|abs",
    it: "the bag",
    plan: `
      2* Put the open bag or suitcase where you cannot walk past it.
        ~ Get the bag or suitcase. | Open it where you cannot walk past it.
        ? packing list .. camping | camping packing list: 2 Write six headings on a sheet: sleep, wear, eat, wash, play, first aid.
        ? packing list: 2 Write five headings on a sheet: papers, clothes, bathroom, chargers, medicine.
        ? always | every time | last minute | night before: 2 Put the open bag on the floor now, even if the trip is days away.
        ? tomorrow | tonight | in the morning: 2 Put the open bag on the bed, near the outlet where phone and charger are plugged in.
      3 Write the number of nights and the weather there at the top of a packing list.
        ~ Get a sheet of paper. | Write the number of nights at the top. | Look up the weather there. | Write it beside the nights.
        ? # kg | # case | # bag | # suitcase | hand luggage | cabin bag: 3 Write {label} at the top of a list, with the weight limit minus the empty bag's weight.
        ? always | every time | last minute | night before: 3 Write one list for every trip, kept in the bag: papers, medicine, chargers, clothes per night, toiletries.
      4* Put in first what is hardest to replace: papers, keys, charger, medicine.
        ? packing list .. camping .. kids | packing list .. camping .. children: 6 Write three to six things under each heading, such as two spare sets for each child, rain boots and headlamps.
        ? packing list .. camping | camping packing list: 6 Write three to six things under each heading, such as tent, sleeping bags, stove and headlamps.
        ? packing list: 6 Write three to six things under each heading. What you can't buy there comes first.
        ? case is broken | suitcase is broken | broken suitcase | broken case | no suitcase: 4 Ask two friends for a suitcase of that size.
          - 2 Ask two friends for a suitcase of that size.
          - 3 Put papers, chargers and medicine in one pouch for now.
        ? kids bags | kids bag | for the kids | childrens bags | grandmas | grandparents: 4 Put in first what you can't buy there: medicine, health cards, comfort toy, chargers, car seat.
          - 2 Put medicine, health cards and the comfort toy in one pouch.
          - 2 Put chargers and the car seat by the door.
        - 3 Put papers, cards and keys in one pocket.
        - 3 Add your charger and medicine.
        ? charger* | always forget: 4 Put in first what you tend to leave behind, chargers above all.
          - 3 Put chargers and cables into the bag first.
          - 3 Add papers, cards, keys and medicine.
      6 Lay out clothes from head to toe for two days, plus what the other nights need.
        ? cancun | mexico | hawaii | florida | caribbean | bahamas | jamaica | puerto rico | cruise: 6 Lay out light clothes: a top a day, two bottoms, two swimsuits, hat, sandals, one layer for evenings.
          - 4 Lay out a top a day and two bottoms.
          - 4 Add two swimsuits, a hat, sandals and an evening layer.
        ? kids bags | kids bag | for the kids | my kids | childrens bags | grandmas | grandparents: 6 Lay out one pile for each child: an outfit a day plus one, pyjamas, rain layer, swimwear.
          - 5 Lay out the first child's pile.
          - 5 Lay out the next child's pile.
        ? carry on | hand luggage | cabin bag | one backpack: 6 Lay out clothes for four days that match: four tops, two bottoms, one warm layer.
          - 4 Lay out four tops and two bottoms.
          - 5 Add underwear for five days and one warm layer.
        ? hik* | trek* | walking holiday | long distance: 6 Lay out hiking clothes: two wool tops, fleece, rain gear, two pairs of pants, four pairs of socks, broken-in boots.
          - 4 Lay out tops, fleece, rain gear and pants.
          - 4 Add socks, a hat and broken-in boots.
        - 4 Lay out clothes from head to toe for one day.
        - 5 Add what the other nights need.
        ? # nights | # days | weekend: 6 Lay out clothes for those days: one top a day, two bottoms, one warm layer, underwear plus one spare.
          - 4 Lay out one top a day and two bottoms.
          - 4 Add underwear plus one spare, a warm layer and sleepwear.
        ? wedding | funeral | interview | posh: 6 Lay out the good outfit first, with its shoes. Plain clothes for the other days come after.
          - 4 Lay out the good outfit with its shoes and what goes under it.
          - 5 Add plain clothes for the other days.
        ? suit | business | conference | meeting*: 6 Lay out the suit, a shirt for each day, underwear plus one spare, and one casual top for the trip.
          - 4 Lay out the suit, shoes, belt and a shirt for each day.
          - 4 Add underwear plus one spare and one casual top.
        ? ski* | snow | cold | winter: 6 Lay out layers: thermals, sweater, waterproof, gloves, hat, underwear for each day.
          - 4 Lay out thermals, a sweater and a waterproof layer.
          - 4 Add gloves, a hat and underwear for each day.
        ? beach | sea | spain | greece | hot | summer: 6 Lay out light clothes: a top a day, two bottoms, swimwear, hat, sandals, one layer for evenings.
          - 4 Lay out a top a day and two bottoms.
          - 4 Add swimwear, a hat, sandals and an evening layer.
      5? Put the bathroom things in one small bag.
        ~ Get one small bag. | Put in the things for teeth and skin. | Put in the other bathroom things.
        ? always | every time | last minute | night before: 5 Fill a second set of small toiletries that always stays in the bag.
        ? hik* | trek*: 5 Put bandages, blister pads, sunscreen, a tick remover and a headlamp in one small bag.
        ? carry on | hand luggage | cabin bag: 5 Put liquids of up to 3.4 ounces in one clear bag. Anything larger you can buy there.
      5* Pack the rest with the heavy things at the bottom, until the bag shuts.
        ~ Pick up the shoes. | Lay the heavy things at the bottom. | Fill in the light things until the bag shuts.
        ? packing list: 5 Mark on the list what you still have to buy or borrow, and note a date beside it.
        ? kids bags | kids bag | for the kids | childrens bags | grandmas | grandparents: 5 Pack one bag for each child, with the sleep toy and tomorrow's clothes on top.
        ? # kg | # case | # suitcase | limit | gifts | presents: 5 Weigh the closed bag by standing on the scale with and without it.
          - 4 Pack gifts and heavy things first, with clothes around them.
          - 3 Weigh the closed bag by standing on the scale with and without it.
        ? always | every time | last minute | night before: 5 Set an alarm named “bag closed” for six in the evening before each trip.
      3 Write on a note at the door what goes in at the last minute[, {deadline}].
        ? tailor | tailors | at the cleaners | dry cleaners | not ready yet: 3 Put the day to pick up the outfits into your calendar, two days before you leave.
          - 2 Put the day to pick up the outfits into your calendar, two days before you leave.
          - 2 Leave space for them in the bag.
        - 2 Write on a note at the door what goes in at the last minute.
        - 2 Set an alarm for leaving the house.
        ? early | tomorrow | tonight: 3 Write on a note at the door: phone, charger, keys, pills, lunch.
          - 2 Write a note for the door: phone, charger, keys, pills, lunch.
          - 2 Set an alarm for leaving the house.
    `,
  },
];
