import { everyWay } from "@/lib/decisions/planner/archetypes/cue-ways";
import type { Archetype } from "@/lib/decisions/planner/written/archetype";

/** Things made by hand or kept for others: beds, clothes, portfolios, old pictures, family history. */
export const CREATIVE: readonly Archetype[] = [
  {
    id: "garden-bed",
    area: "home",
    whole: `${everyWay("plan|dig|make|plant|start|build|prepare|fill|set up", "vegetable bed|vegetable beds|raised bed|raised beds|herb bed|herb garden|flower bed|flower beds|garden bed|garden beds|my raised bed|my vegetable bed|my vegetable beds|vegetable patch|veg patch|allotment|wildflower patch|flower border")}`,
    acts: "plan|dig|plant|make|prepare|fill|start|build|weed",
    things:
      "vegetable bed|raised bed|herb bed|herb garden|flower bed|garden bed|vegetable patch|veg patch|wildflower patch|flower border|garlic in the raised bed",
    needsAct: true,
    unless: "bedroom|sheets|dog bed|sofa",
    it: "the bed",
    named:
      "vegetable bed|raised bed|herb bed|herb garden|flower bed|garden bed|vegetable patch|veg patch|wildflower patch|flower border",
    plan: `
      2* Stand where {theIt} will be, and note where the sun falls right now.
        ~ Stand where {theIt} will be. | Write down where the sun falls right now.
        ? balcony | terrace | rooftop | fire escape: 2 Stand out there now, and note where the sun falls.
      4* Mark it with string or sticks, no wider than you can reach into from both sides.
        ~ Get string or sticks. | Mark the two long sides. | Check that you can reach the middle from both. | Mark the two short sides.
        ? fire escape: 4 Choose a sunny windowsill or a box on the inside of the rail. The steps and floor of a fire escape stay clear, by law.
        ? balcony | terrace | rooftop | fire escape: 4 Choose a spot for two deep pots or boxes that leaves the door free and room for a chair.
      4 Measure it, and write down the length, width and depth.
        ~ Get a tape measure. | Measure the length and the width. | Measure the depth. | Write down the three numbers.
        ? fire escape: 4 Measure the sill, and note what your lease says about window boxes.
        ? balcony | terrace | rooftop | fire escape: 4 Measure the floor and rail, and note what your lease says about weight and planters.
      5 Choose at most four plants for it that you'd like to eat or look at, and note their planting month.
        ? pollinator* .. shade | shade .. pollinator* | bees .. shade | butterfl* .. shade | shady .. pollinator*: 5 Choose three native plants that bloom in shade: foamflower, wild geranium, blue wood aster, columbine.
          - 3 Look up your state's native plants for shade.
          - 3 Choose one each for spring, summer and fall.
        ? pollinator* | bees | butterfl* | monarch*: 5 Choose three native plants, one each for spring, summer and fall: penstemon, bee balm, coneflower, asters.
          - 3 Look up your state's native plants for bees.
          - 3 Choose one each for spring, summer and fall.
        ? balcony | terrace | rooftop | fire escape: 5 Choose three plants that do well in pots: lettuce, bush beans, cherry tomatoes, herbs.
          - 3 Write down three plants you like to eat: lettuce, bush beans, cherry tomatoes, herbs.
          - 3 Look up the planting month for each.
        - 3 Write down four plants that you like to eat or look at.
        - 3 Look up the planting month for each of them.
      10 Get what is missing: boards, soil, compost, seeds[, within {money}].
        ? pollinator* | bees | butterfl* | monarch*: 10 Get the plants from a native-plant nursery or swap, grown without bug spray[, within {money}].
          - 4 Find a native-plant nursery, sale or swap near you.
          - 5 Order two or three of each plant, and ask whether they were sprayed.
        ? balcony | terrace | rooftop | fire escape: 10 Get what is missing: deep pots with holes, saucers, potting mix, young plants.
          - 4 Count how many pots and bags of potting mix you need.
          - 5 Order the pots, saucers, potting mix and young plants.
        - 4 Work out how much soil you need: length times width times depth.
        - 5 Order or borrow the boards, soil and seeds.
      25* Clear the first square yard of grass and roots, so the soil is loose.
        ? fire escape: 10 Fill the first box or pot on the sill with potting mix, up to two fingers below the rim.
          - 4 Lay a bit of mesh or a broken pot piece over the holes.
          - 6 Fill it with potting mix, up to two fingers below the rim.
        ? balcony | terrace | rooftop | fire escape: 10 Fill the first two pots with potting mix, up to two fingers below the rim.
          - 4 Lay a bit of mesh or a broken pot piece over the holes.
          - 6 Fill the first two pots with potting mix, up to two fingers below the rim.
        - 10 Take the grass off the first square yard.
        - 10 Pull the roots out of the soil.
      15? Plant the first row in the filled bed, with a label for name and date[, {deadline}].
        ? balcony | terrace | rooftop | fire escape: 10 Plant the first pot, watered until it drips out below, with name and date on a stick[, {deadline}].
          - 5 Put the first plants in the pot.
          - 3 Water the pot until it drips out below.
          - 2 Mark the pot with the plant's name and the date.
        - 8 Fill the bed with soil.
        - 5 Put in the first row of plants or seeds.
        - 4 Water the row, with a label for name and date beside it.
    `,
  },
  {
    id: "mend-clothes",
    area: "home",
    whole: `${everyWay("mend|hem|sew|shorten|take in|patch|darn|repair", "my clothes|my trousers|trousers|my jeans|curtains|my curtains|my skirt|skirt|my dress|dress|my jacket|my coat|button on|a button|my socks|socks|my jumper|the pile of clothes|clothes")}|${everyWay("mend|darn|fix|patch|repair|sew up", "hole in", "jumper|jeans|sock|socks|coat|sweater|trousers|shirt|tights|pocket|dress")}|sew a button on my shirt|mend my clothes|tackle my mending pile|do my mending|do the mending|get through my mending pile`,
    acts: "mend|hem|patch|darn|shorten|tackle",
    things:
      "mending|mending pile|clothes|trousers|jeans|hem|button|socks|jumper|curtains|torn jacket|skirt",
    needsAct: true,
    unless: "wash|down|buy|tailor|tights advert|belly",
    it: "the piece",
    named: "trousers|jeans|hem|socks|jumper|curtains|jacket|skirt|mending pile|coat|dress",
    plan: `
      2* Lay {theIt} on a table in good light, and mark the place with a pin or a clip.
        ~ Lay {theIt} on a table in good light. | Mark the place with a pin or a clip.
        ? hole | holes | moth*: 2 Turn it inside out on a table in good light, with a pin beside each hole.
      3* Put thread in the closest colour, a needle and scissors beside it.
        ~ Get thread in the closest color. | Lay it beside the garment. | Add a needle and scissors.
      4 Measure how much has to come off or be covered, with it on you or on a hanger.
        ~ Put it on, or hang it up. | Hold the tape measure to the spot. | Write down how much comes off or gets covered.
        ? hole | holes | moth*: 4 Choose how to fix each hole: small ones pulled shut, large ones woven over or patched.
      4 Fold or pin it the way it should be, so you can see it from two steps away.
        ~ Lay it flat with the pins in reach. | Fold or pin it the way it should be. | Look at it from two steps away.
        ? jeans | denim | pants | trousers | pocket .. hole | hole .. jeans | hole .. pants | hole .. denim | hole .. trousers | ripped jeans: 4 Pin a scrap of denim or an iron-on patch behind the hole, an inch larger on every side.
        ? hole | holes | moth*: 4 Put something round under the hole: a glass, a mug, a tennis ball.
      3 Do five stitches on a scrap of cloth with the same thread.
        ~ Get a scrap of cloth. | Thread the needle with the same thread. | Sew five stitches.
      15* Sew from one pin to the next, with small stitches, and a knot at both ends.
        ? jeans | denim | pants | trousers | pocket .. hole | hole .. jeans | hole .. pants | hole .. denim | hole .. trousers | ripped jeans: 15 Sew the patch down around its edge, plus back and forth across the hole in close rows.
          - 5 Sew the patch down around its edge, or iron it on.
          - 10 Sew back and forth across the hole in close rows.
        ? hole | holes | moth*: 15 Catch every loose loop around the hole with the thread, so you can pull it gently together.
          - 3 Put a single thread through the needle, with no knot.
          - 10 Catch every loose loop around the hole, so you can pull it gently together.
        - 3 Put a double thread through the needle, with a knot at the end.
        - 10 Sew from the first pin to the last, with small stitches.
      4 Hang it where it belongs, pressed flat and with no pins left in it[, {deadline}].
        - 2 Press it flat, with no pins left in it.
        - 2 Hang it where it belongs.
    `,
  },
  {
    id: "art-portfolio",
    area: "projects",
    whole: `${everyWay("put together|make|build|create|finish|update|assemble|start", "my|a|an|our", "art portfolio|design portfolio|photography portfolio|portfolio for|portfolio of my|writing portfolio|ux portfolio|illustration portfolio|artist portfolio")}`,
    acts: "put together|make|build|create|finish|update|assemble",
    things:
      "art portfolio|design portfolio|photography portfolio|writing portfolio|ux portfolio|illustration portfolio|architecture portfolio|portfolio for my illustration work",
    unless: "investment|pension|stocks|shares",
    it: "the portfolio",
    named:
      "art portfolio|design portfolio|photography portfolio|writing portfolio|ux portfolio|illustration portfolio|architecture portfolio",
    plan: `
      2* Write down who will look at {theIt}, and the one kind of work they should ask you for.
        ~ Write down who will look at {theIt}. | Write the one kind of work they should ask for.
        ? college | art school | university | foundation | degree: 2 Write down the college, its deadline and what it asks for: how many pieces, which sizes, sketchbooks or not.
      8* Put fifteen of your pieces into one folder, without sorting.
        ? update .. portfolio | newest project* | latest project* | new project* | recent project*: 8 Put pictures and files of your newest projects into one folder, with a subfolder for each.
          - 4 Make a subfolder for each new project.
          - 4 Put each project's best pictures or files in its subfolder.
        ? have chosen # | chosen # | chose # | picked # | selected #: 8 Put the {#} you have chosen into one folder, with a list of what they show and what is missing between them.
          - 4 Put the {#} chosen ones into one folder.
          - 4 Write down what is missing among them: people, place, light, detail.
        - 4 Put the newest eight pieces into one folder.
        - 4 Add seven older pieces that you still like.
        ? have # | only have # | got # | # pieces | # done: 8 Lay all the pieces you have on the floor, including sketchbook pages and unfinished ones.
          - 4 Lay the finished pieces on the floor.
          - 4 Add sketchbook pages and unfinished pieces.
        ? take .. off the wall | off the wall | on the wall: 8 Take the drawings off the wall for a flat pile, with thin paper between them.
          - 5 Take the drawings off the wall, starting with pins and tape.
          - 4 Lay each drawing flat, with thin paper between them.
      5* Choose the six that show that kind of work, with the best first and the second best last.
        ~ Lay out or open all your pieces. | Choose the six that show that kind of work. | Put the best one first. | Put the second best one last.
        ? update .. portfolio | newest project* | latest project* | new project* | recent project*: 5 Choose one old piece to take out for each new project, oldest first.
        ? photograph* | photo* | camera: 10 Take the first missing picture today by a window: a face, hands at work, something from home.
        ? have # | only have # | needs # | need # | # pieces: 10 Draw the first missing piece now for ten minutes from life: your hand, a shoe, a chair.
        ? college | art school | university | interview: 5 Choose the pieces they ask for, with the best first and the second best last.
      15 Take or scan a clean picture of each of the six.
        ? update .. portfolio | newest project* | latest project* | new project* | recent project*: 15 Edit the new pictures to match the size and look of the old ones.
          - 8 Edit the pictures of the first project to match the old ones.
          - 8 Edit the pictures of the other projects the same way.
        ? photograph* | photo* | camera: 15 Edit the chosen pictures to one look: same size, straight horizon, similar light and color.
          - 8 Edit half of the pictures to one look: same size, straight horizon, similar light.
          - 8 Edit the other half of the pictures to the same look.
        - 8 Take or scan a clean picture of three of your six pieces.
        - 8 Take or scan a clean picture of the other three.
        ? portfolio case | interview | in person: 10 Put the pieces into the case in that order, with your name and the sketchbooks at the front.
          - 5 Put the pieces into the case in that order, lying flat.
          - 3 Put your name and the sketchbooks at the front.
      10 Write three lines for each piece: who it was for, what was hard, what you did.
        ? cant afford | no studio | no money | no budget: 10 Write a list of what you can photograph for free: window light, a white sheet, the street at dusk, friends.
          - 5 List five pictures you can take for free: window light, a white sheet, the street at dusk.
          - 5 Write a day for each beside it.
        - 5 Write three lines for each of the first three pieces: who it was for, what was hard, what you did.
        - 5 Write three lines for each of the other pieces.
        ? have # | only have # | needs # | need #: 10 Write a list of the pieces still missing, with a day for each.
          - 6 Write a list of the pieces still missing.
          - 4 Write a day for each beside it.
        ? college | art school | university | interview: 10 Say two sentences aloud for each piece: what you looked at, what you would do differently now.
          - 5 Say two sentences aloud for each piece in the first half: what you looked at, what you'd change.
          - 5 Say two sentences aloud for each piece in the other half.
      15 Put everything into the simplest format they can open: one PDF or one page[, within {money}].
        ~ Open a new PDF or a blank page. | Put the first piece in. | Put in the others in order. | Save it as one file or link.
        ? portfolio case | in person: 3 Put the case, your ID and the invitation by the door.
      5? Show it to one person for a minute before you send it[ {deadline}]: “What would you hire me for?”
        ? college | art school | university | interview: 5 Show it to one person for a minute before you send it[ {deadline}]: “Which piece do you remember?”
        - 3 Show it to one person for a minute: “What would you hire me for?”
        - 2 Send it to the first person who should see it.
    `,
  },
  {
    id: "photo-archive",
    area: "projects",
    whole: `${everyWay("digitize|scan|archive|convert|transfer|save", "my|our|family|old|my grandmother's|my parents|my grandad's|my grandmother|grandmother|my mum's|years of|30 years of|20 years of|boxes of|box of", "slides|family slides|photos|family photos|old photos|negatives|vhs tapes|home videos|tapes|photo albums|cassettes|letters|camcorder tapes")}|digitize vhs tapes|digitize slides|digitize old photos|scan old photos|scan negatives|digitize home videos|convert vhs tapes`,
    acts: "digitize|scan|archive|convert",
    things:
      "slides|family slides|negatives|vhs tape|home video|old photo|family photo|photo album|cassette|box of photos|old letters|cine film|minidv tape",
    needsAct: true,
    unless: "presentation|powerpoint|document|receipt|paper",
    it: "the pictures",
    named:
      "slides|negatives|vhs tape|home video|family photo|old photo|photo album|cassette|old letters",
    plan: `
      2* Lay ten of the photos in the light of a window, on a plain cloth.
        ~ Spread a plain cloth by a window. | Lay ten of the photos on it.
        ? slide* | negative*: 2 Hold ten of the slides or negatives up to a lamp or a white screen.
      5 Count the rest by boxes, not one by one, and write the number down.
        ~ Walk to where the photos are. | Count the boxes. | Guess how many are in one box. | Write the number down.
        ? # photos | about # | # of them | # prints: 5 Divide {#} by 25, and write down how many evenings that is.
      5* Choose how to scan them: your phone by a window for a few, a scanner for hundreds, a shop for film and slides[, within {money}].
        ? no scanner: 5 Choose how to scan them: a free phone app by a window, or the library's scanner for the best ones.
        ? slide* | negative*: 5 Choose how to scan the slides and negatives: a shop, or a small film scanner from a library or friend.
        - 3 Choose how to scan them: a phone for a few, a scanner for hundreds, a shop for film and slides.
        - 3 Write down what that costs, and who could lend you a scanner.
      15* Scan the first ten, and note the year, people and place in each file name, as far as you know.
        ? phone | no scanner: 15 Scan the ten with a free photo app, and note year, people and place in each file name.
          - 8 Scan the ten with a free photo app, lying flat and without flash.
          - 6 Name each file with the year, people and place, as far as you know.
        ? half done | already scanned | # done | started: 15 Scan the next ten into the same folder, named the same way as the others.
          - 8 Scan the next ten into the same folder.
          - 6 Name each file the same way as the others.
        - 8 Scan the first ten photos.
        - 6 Name each file with the year, people and place, as far as you know.
      6 Send three photos to {person|the oldest in the family}, with one question: “Who is this, and when?”
        - 3 Choose three photos with faces you don't know.
        - 3 Send those three to the oldest in the family, with “Who is this, and when?”
      4 Copy the folder to a second place, and write “copied” on the box.
        ~ Open the folder with the photos. | Copy it to a second place. | Write “copied” on the box.
      3? Put one session of 25 photos a week in your calendar[, to be done {deadline}].
        ~ Open your calendar. | Find half an hour that repeats well. | Enter “25 photos” there, once a week.
    `,
  },
  {
    id: "family-history",
    area: "projects",
    whole: `${everyWay("make|build|draw|create|research|start|trace|do", "family tree|my family tree|a family tree|our family tree|my family history|my ancestors|my ancestry|my genealogy|family history")}|${everyWay("record|write down|save|collect", "my|our", "grandad's|grandma's|grandmother's|grandfather's|mum's|dad's|family|nan's|gran's|parents|grandparents|father's|mother's", "stories|memories|life story|recipes|life stories")}|interview my grandmother|interview my grandfather|interview my grandparents|interview my grandad|interview my gran`,
    acts: "make|build|draw|research|trace|record|start|write",
    things: "family tree|family history|ancestors|ancestry|genealogy|family stories|family recipes",
    needsAct: true,
    unless: "doctor|medical|disease|christmas tree",
    it: "the family's story",
    plan: `
      2* Write your own name at the bottom of a page, your parents above it, and theirs above them. A “?” marks each gap.
        ~ Write your own name at the bottom of a page. | Write your parents above it, theirs above them, “?” for gaps.
        ? stuck | brick wall | cant find | no record* | dead end: 2 Write down the one person you are stuck at: every spelling of the name, years, places, religion.
      5 Write beside each name what you know: year, place, work, one thing they liked.
        ~ Put your finger on the first name. | Write the year and the place. | Write the work and one thing they liked. | Do the same for the other names.
      4* Ask {person|the one person who knows most} for half an hour[, {deadline}].
        ~ Open a message to {person|the one person who knows most}. | Type “Could I ask you about our family?” | Send it with “Half an hour is enough.”
        ? stuck | brick wall | cant find | no record* | dead end: 4 Search for that person's siblings and witnesses, whose papers often name the same village.
        ? no one left | all dead | nobody left | nobody alive: 4 Ask one cousin or family friend in a message for a name, a photo or a story they've heard.
      6* Write five questions that can't be answered with yes, such as “What did the kitchen look like?”
        - 3 Write two questions about places, such as “What did the kitchen look like?”
        - 3 Write three more about people, work and a day that changed everything.
        ? stuck | brick wall | cant find | no record* | dead end: 6 Write to one archive or family history group in that region: name, years, village, religion, what you have.
          - 3 Find one archive or family history group in that region.
          - 4 Write to that group: name, years, village, religion, what you have.
      30 Let them talk while your phone records, starting with an old picture.
        - 3 Ask whether you may record the talk on your phone.
        - 10 Start the recording with an old picture to talk about.
        - 10 Ask the next two questions on your list.
        ? stuck | brick wall | cant find | no record* | dead end: 20 Look through one free collection for that place: church books, emigration lists, old directories.
          - 4 Open one free collection for that place.
          - 10 Look there for every spelling of the name, ten years before and after.
          - 3 Write down what you searched for, whether you found it or not.
      6 Save the recording in two places, under their name and the date.
        - 2 Save the recording in two places, under their name and the date.
        - 4 Add the new facts to your page.
        ? stuck | brick wall | cant find | no record* | dead end: 6 Save every page you found in one folder, with its source and date.
          - 3 Save every page you found in one folder.
          - 3 Add the source and date to each page.
      4? Send the page to one relative, with one “?” for them to fill in.
        ~ Circle one “?” on the page for them. | Take a photo of the page. | Send the photo to one relative.
    `,
  },
  {
    id: "unfinished-projects",
    area: "projects",
    whole:
      "finish a craft project|finish my craft projects|finish my unfinished projects|finish one of my projects|finish something i started|finish what i start|finish what i started|finish projects|finish my projects|finish any project|stop starting new projects|stop starting things|stop abandoning projects|stop abandoning hobbies|stick with one hobby|stick to one project|finish things i start|finish one thing|actually finish a project",
    acts: "finish|complete|sort|deal",
    things:
      "unfinished project|half-finished project|abandoned project|craft projects|half finished projects|unfinished craft",
    tells:
      "never finish anything|never finish what i start|start things and never finish|don't finish anything",
    unless: "client|work project|group project|school project|course",
    it: "the project",
    plan: `
      2* List the projects you have begun, one line each, from memory[ ({amount})].
        ~ Get a pen and a sheet. | List the projects you have begun, one line each.
        ? painting* | canvas* | drawing* | watercolor*: 2 Stand the unfinished pieces against a wall where you can see all of them at once.
      4 Write beside each one your best guess at how many hours are left.
        ~ Put your finger on the first project. | Write your best guess at the hours left. | Do the same for the others.
        ? painting* | canvas* | drawing* | watercolor*: 4 Stick a note on each with the one thing it still needs: background, darks, a face, the edges.
      3* Circle the one closest to done that you'd be glad to have.
        ~ Read your list from the top. | Look at the ones with the fewest hours left. | Circle the one you'd be glad to have.
        ? knit* | crochet | yarn | sew*: 3 Circle the one with the fewest rows or seams left that you would be glad to wear or give away.
      5 Put two that you no longer want into a bag for someone else.
        ~ Get a bag. | Find two projects you no longer want. | Put the first one in. | Put the second one in.
        ? painting* | canvas* | drawing* | watercolor*: 5 Turn the others to the wall. Any you no longer want can be painted over.
      4 Lay the circled one out where you sit in the evening. The rest stay behind a door.
        - 2 Put all the others behind a door.
        - 2 Lay the circled one out where you sit in the evening.
      20* Work on the next visible piece of it for 20 minutes.
        ? painting* | canvas* | drawing* | watercolor*: 20 Paint only what its note says, for 20 minutes.
          - 5 Set out the colors that note needs.
          - 10 Paint only what the note says, for ten minutes.
          - 3 Step back six feet, and note whether it is done.
        - 3 Find the place where you stopped, so you see what comes next.
        - 10 Work on it for ten minutes.
        - 8 Go on to the next mark, row or edge.
      3? Hang up a note for new ideas: “One in only when one is done”[, this one {deadline}].
        - 3 Hang up a note for new ideas: “One in only when one is done.”
    `,
  },
];
