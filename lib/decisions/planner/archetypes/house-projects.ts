import { everyWay } from "@/lib/decisions/planner/archetypes/cue-ways";
import type { Archetype } from "@/lib/decisions/planner/written/archetype";

/** What is repaired, built or painted about a house and a bike, each with its own danger told first. */
export const HOUSE_PROJECTS: readonly Archetype[] = [
  {
    id: "paint-bike",
    area: "home",
    whole: everyWay(
      "repaint|paint|spray paint|respray|spray",
      "bike|bicycle|bike frame|old bike|kid's bike|daughter's bike|son's bike|bmx|scooter",
    ),
    acts: "repaint|paint|respray|spray",
    things: "bike|bicycle|bike frame|tricycle|scooter|bmx",
    needsAct: true,
    unless: "picture of|portrait|canvas|lane|nail",
    it: "the bike",
    plan: `
      2* Photograph the bike from both sides, so you know where every part goes back.
        ~ Stand the bike where you can reach both sides. | Photograph the left side, the right side and any cables.
      5 Buy what sticks to metal: fine sandpaper, spray primer, two cans of the colour, clear coat.
        ~ Open a hardware store's page. | Put sandpaper and spray primer in the cart. | Buy them with two cans of color and the clear coat.
      10 Take off the wheels, seat, chain and stickers. Each part's screws get their own labeled bag.
        - 5 Take off the wheels and seat. Each part's screws go in a labelled bag.
        - 5 Take off the chain and stickers. A hair dryer makes the stickers peel.
      5 Tape over what stays bare: bearings, threads, brake mounts, frame number.
        ~ Get the masking tape. | Tape over the bearings and threads. | Tape over the brake mounts and the frame number.
      10* Sand the shine off the frame until it feels dull all over.
        - 8 Sand the shine off the frame until it feels dull.
        - 2 Wipe off the dust with rubbing alcohol.
      15 Spray two thin coats of primer outdoors in a mask, from about a foot away.
        - 3 Hang the frame outdoors from a branch or a line, over old sheets.
        - 8 Spray two thin coats of primer in a mask, with the can about a foot away.
      20* Spray three thin coats of colour, about ten minutes apart. They need two days to dry[, to be ready {deadline}].
        - 8 Spray the first thin coat of colour.
        - 8 Spray two more coats of colour, ten minutes apart.
        - 5 Put the bike together after two days. The brakes and nuts need a test before anyone rides.
    `,
  },
  {
    id: "garbage-disposal",
    area: "home",
    whole: `${everyWay(
      "fix|clean|unjam|unclog|reset|freshen|deodorize|repair|unstick|clean out",
      "garbage disposal|disposal|sink disposal|waste disposal|garbage disposer|insinkerator|food disposal",
    )}|${everyWay("remove|get rid of", "smell|stink|odor|bad smell", "from garbage disposal|in garbage disposal|from disposal|from sink disposal")}`,
    acts: "fix|clean|unjam|unclog|reset|freshen|repair|get|remove|deodorize",
    things:
      "garbage disposal|waste disposal unit|sink disposal|garbage disposer|insinkerator|smell from garbage disposal|smell out of garbage disposal",
    hints: "smell|stink|humming|jammed|stuck",
    tells:
      "garbage disposal is|disposal is humming|disposal is stuck|disposal is jammed|garbage disposal smells|garbage disposal stopped|garbage disposal won't|disposal won't turn|garbage disposal just hums|garbage disposal stinks",
    unless: "install|permit|truck|company",
    it: "the disposal",
    plan: `
      2* Switch the disposal off at the wall. No hand goes into the drain, on or off.
        ~ Keep your hands out of the drain. | Switch the disposal off at the wall.
      3 Look down the drain with a flashlight for anything that tongs could pull out.
        ~ Pick up a flashlight. | Point its light straight down the drain. | Look for anything that tongs could pull out.
      5 Turn the blades free from below by working a hex key back and forth in the bottom hole.
        ? smell* | stink* | odor | odour | reek*: 5 Scrub both sides of the rubber flap with an old brush and dish soap, where most of the smell sits.
          - 5 Scrub the top of the rubber flap with an old brush and dish soap.
          - 4 Scrub the underside of the flap from above, with the brush bent.
        - 2 Find the hole in the middle of the unit's bottom, under the sink.
        - 5 Turn a hex key in that hole back and forth until it moves all the way around.
      5n Turn the blades free with a hex key in the bottom hole. The red reset button is right beside it.
        ~ Get the hex key. | Push it into the hole at the bottom of the disposal. | Turn it back and forth until the blades move freely.
        ? smell* | stink* | odor | odour | reek*: 5 Scrub both sides of the rubber flap with an old brush and dish soap.
      2 Press the red reset button at the bottom once it has cooled.
        ~ Feel from outside whether the disposal has cooled. | Press the red reset button at the bottom.
        ? smell* | stink* | odor | odour | reek*: 3 Run two handfuls of ice and coarse salt through it, with the cold water on.
      3* Run it for ten seconds with cold water. If it only hums, it has to go off at once.
        ~ Turn on the cold water. | Switch the disposal on for ten seconds. | Switch it off, at once if it only hums.
        ? smell* | stink* | odor | odour | reek*: 3 Run small pieces of lemon or orange peel through it, with the cold water on.
      5 Ring the landlord or a plumber if it stays stuck, drips or trips the breaker.
        ? smell* | stink* | odor | odour | reek*: 5 Clean the trap below over a bucket if it still smells tomorrow.
        - 2 Look under the sink for drips.
        - 5 Ring the landlord or a plumber if it stays stuck, drips or trips the breaker.
      2 Stick a note inside the cupboard: no grease, bones, piles of peel, rice or coffee grounds.
        ~ Write on a note: “No grease, bones, peels, rice or coffee grounds”. | Stick it inside the cupboard door.
    `,
  },
  {
    id: "light-switch",
    area: "home",
    acts: "replace|change|fix|install|swap|swap out|wire|repair",
    things:
      "light switch|wall switch|dimmer|dimmer switch|switch plate|wall outlet|electrical outlet|outlet|power outlet|light switch cover",
    needsAct: true,
    unless: "store|mall|smart plug|nintendo|fence",
    it: "the switch",
    plan: `
      2* Switch that circuit off at the breaker, with a note taped over it.
        ~ Switch off that circuit at the breaker. | Tape a note over it: “Leave off”.
        ? landlord | rent | renting | rental: 2 Photograph the switch for a message to your landlord, because the wiring is theirs.
      3 Look up whether you may do it yourself where you live; some places want an electrician.
        ~ Open your town's page on electrical work. | Search it for “light switch” or “homeowner”. | Read whether you may do it yourself.
      5n Test that every wire is dead once the cover is off. Burnt or aluminum wires are a job for an electrician.
        ~ Keep your fingers off the bare wires. | Touch the tester to each wire in turn. | Look for burnt or aluminum wires, a job for an electrician.
      4 Take the cover off, so you can test that every wire is dead.
        - 2 Take the cover off the switch.
        - 3 Hold the tester to each wire to be sure it is dead.
      5 Photograph which wire goes where. Burnt, aluminum or unclear wires are a job for an electrician.
        ~ Look for burnt, aluminum or unclear wires, an electrician's job. | Take a photo of the whole switch. | Take one close photo of each wire at its screw.
      5 Buy the same kind: single-pole, three-way, or a dimmer made for LEDs.
        ~ Open the photo of the old switch. | Match its kind: single-pole, three-way or LED dimmer. | Buy that kind.
        ? outlet* | socket*: 5 Buy the same kind of outlet with the same amps, a GFCI one near water.
      10 Move the wires from the old switch to the new one, one at a time, as in the photo.
        ? # switches | all the | every: 10 Move the wires of the first one only, as in the photo, before you open a second one.
        - 8 Move the wires over one at a time, as in the photo.
        - 2 Pull each wire lightly to feel that it holds.
      5* Screw the new switch, wired like the old one, into the wall before the breaker goes back on.
        - 4 Fold the wires in so you can screw on the new switch and its cover.
        - 2 Turn the breaker on for a test. If it is warm, buzzes or sparks, it needs an electrician.
    `,
  },
  {
    id: "loose-banister",
    area: "home",
    acts: "fix|repair|tighten|secure|mend|replace|install|put up|stabilize",
    things:
      "banister|bannister|handrail|stair rail|stair railing|railing|newel post|baluster|spindle|stair spindle|hand rail",
    needsAct: true,
    tells:
      "banister is loose|banister is wobbly|banister wobbles|handrail is loose|railing is loose|handrail came off|banister came loose",
    unless: "paint|strip|sand|baby|toddler",
    it: "the rail",
    plan: `
      2* Push the rail gently at the top, the middle and the foot, and note with tape where it moves.
        ~ Push the rail gently at the top, the middle and the foot. | Stick tape wherever it moves.
      2 Hang a note or a ribbon on it: nobody leans on it until it is firm.
        ~ Get a note or a ribbon. | Hang it on the rail so nobody leans there.
      4 Find out why it moves there: a loose screw, a bracket off the wall, or a post loose at the floor.
        ~ Kneel at the first taped place. | Look at the screws and brackets. | Look at the foot of the post for looseness.
      5 Tighten every screw in the brackets and the post by hand.
        - 4 Tighten the screws of each bracket.
        - 4 Tighten the screws in the post and spindles.
      10* Drive longer screws through each loose bracket into the wall stud behind it.
        ? post | newel | spindle* | baluster*: 10 Work wood glue into the loose joint. A clamp holds it overnight.
          - 4 Work wood glue into the loose joint.
          - 5 Drive a long screw into the joint at an angle, with a clamp on overnight.
        - 4 Find the wood behind each bracket with a stud finder or by knocking.
        - 8 Drive longer screws through each bracket into that wood.
      3 Press on the rail slowly with your weight at each taped place, both feet on the floor.
        ~ Stand at the first taped place, both feet flat. | Press on the rail slowly with your weight. | Press the same way at each other taped place.
      5* Send a photo to a handyman or carpenter if a post or the wall itself gives way[, so it is firm {deadline}].
        ~ Take a photo of the post or wall that gives way. | Open a message to a handyman or carpenter. | Send the photo with “Can you fix this?”
        ? # years | dad | mom | mum | grand* | elderly | parents: 5 Send a handyman a photo of what still gives way, with a question about a second rail on the other side[, {deadline}].
    `,
  },
  {
    id: "poison-ivy",
    area: "home",
    whole: everyWay(
      "get rid of|remove|kill|pull|clear|dig out|deal with|pull out|take out",
      "poison ivy|poison oak|poison sumac",
    ),
    acts: "get rid of|remove|kill|pull|clear|dig out|deal with|control",
    things: "poison ivy|poison oak|poison sumac",
    unless: "rash|itch|itching|blister|blisters|got into|caught",
    it: "it",
    plan: `
      2* Look from two steps away for leaves in groups of three. Children and pets stay back.
        ~ Send children and pets back inside. | Look from two steps away for leaves in threes.
      5 Photograph it for a plant app or the garden centre, because harmless vines look like it.
        ~ Take one sharp photo from two steps away. | Put it into a plant app or the garden center's message box. | Read the name they give it.
      5* Cover all skin: long sleeves, long trousers taped into boots, glasses, throwaway gloves over cloth ones.
        - 3 Put on long sleeves, glasses and long trousers taped into your boots.
        - 2 Pull throwaway gloves over cloth ones. Soap and cold water stand by the door.
      15* Dig out small plants with their roots while the soil is damp, straight into a bag. Burning or mowing them is dangerous.
        - 10 Dig out the smallest plants with their roots while the soil is damp.
        - 4 Put every piece straight into a bag. Burning or mowing it is dangerous.
      8 Cut a big vine off at the ground. Its stump gets brush killer as the label says.
        ~ Cover your hands and arms completely. | Cut the big vine off at the ground. | Put brush killer on the stump as the label says.
        ? no chemicals | no weedkiller | organic | kids | dog | dogs | pets: 8 Cut a big vine off at the ground. A tarp over the stump smothers new leaves.
        ? lots | huge | everywhere | acre | allergic | very sensitive: 8 Ask two companies that remove it for a price, because a thick patch is too much to pull yourself.
      5 Wash the tools with dish soap. The tied bag goes into the trash, not the compost.
        - 3 Tie the bag shut for the trash, not the compost.
        - 3 Wash the tools with dish soap, with your gloves still on.
      5 Wash your skin with soap and cool water at once. A rash on the face or eyes needs a doctor.
        - 3 Wash your skin with cold water and soap right away.
        - 3 Wash the clothes alone and hot. A rash on the face or eyes needs a doctor.
    `,
  },
  {
    id: "build-fence",
    area: "home",
    whole: `${everyWay("put up|build|install|put in|get", "fence|new fence|privacy fence|wooden fence|fence around yard|fence in backyard|fence between")}|fence in backyard|fence in yard`,
    acts: "build|put up|install|put in|erect",
    things: "fence|privacy fence|wooden fence|picket fence|chain link fence|backyard fence",
    needsAct: true,
    unless: "paint|stain|panel|repair|fix|cat|electric fence|broke|blew|blown",
    it: "the fence",
    plan: `
      2* Walk the line where it would stand, until you have a photo from each end.
        ~ Stand at one end of the line with your phone. | Walk the line, taking a photo from each end.
      5 Find the survey or plan of your lot, so no post ends up on the neighbour's side.
        ~ Open the folder with your house papers. | Look for the survey or plan of the lot. | Lay it on the table, or ask the town for one.
      5 Look up the rules of your town or HOA: height, permit, how near the street.
        ~ Open your town's or HOA's page. | Search it for “fence”. | Write down the height, the permit and the distance to the street.
      5* Tell the neighbour before you order: “I'd like a fence here, this high. Would you split it, or like to see the plan?”
        ~ Walk to your neighbor's door, or open a message to them. | Say: “I'd like a fence here, this high.” | Ask: “Would you split it, or like to see the plan?”
        ? neighbor .. agreed | neighbour .. agreed | neighbors .. fine | neighbours .. fine: 5 Send the neighbour one message with the line, the height and each share, so it's in writing.
      5 Ask 811 to mark the buried lines before anyone digs.
        ~ Dial 811, or open its website. | Give your address and where you want to dig. | Write down the date and number they give you.
      10 Ask two fence companies for a price per foot, including removal of the old fence.
        ? myself | ourselves | diy | on my own | no money | cheap: 10 Work out the parts: a post every eight feet, two rails, the boards, concrete for each post.
          - 5 Divide the length by eight feet to get the number of posts.
          - 5 Write down the rails, boards and concrete for that many posts.
        - 5 Measure the length of the fence and the gates.
        - 5 Send the measurements to two fence companies. The price should include removal of the old fence.
      10* Stretch a string along the agreed line, with a peg at each post[, so that digging begins {deadline}].
        - 5 Stretch a string along the agreed line.
        - 5 Push in a peg where each post goes.
    `,
  },
  {
    id: "build-deck",
    area: "home",
    whole: `${everyWay("build|rebuild|add|put in|replace|install", "deck|new deck|wooden deck|back deck|small deck|deck in backyard|deck off kitchen|deck on house|back porch|porch|old deck|ground-level deck|rotten deck")}`,
    unless:
      "slides|pitch|sales|investor|meeting|presentation|client|powerpoint|board meeting|team|cards|tarot|skateboard",
    it: "the deck",
    plan: `
      2* Mark the corners on the ground with four chairs, and stand in the middle.
        ~ Carry four chairs outside, one to each corner. | Stand in the middle of them.
      5* Look up what your town or HOA asks for: permit, distance to the line, rail height.
        ~ Open your town's or HOA's page. | Search it for “deck”. | Write down the permit, the distance to the line and the rail height.
      5 Draw it with length, width, height above the ground, steps and the door it meets.
        - 3 Measure its length, width and height above the ground.
        - 4 Draw it with its steps and the door it meets.
        ? replace | rebuild | rotten | old deck: 5 Push a screwdriver into the posts and beams of the old deck. Soft wood means all of it goes.
          - 3 Push a screwdriver into each post of the old deck.
          - 3 Push the screwdriver into the beam at the house, where rot starts.
      5 Ask 811 to mark the buried lines before anyone digs.
        ~ Call 811 from your phone. | Tell them where the deck posts will go. | Note the day the lines will be marked.
      10* Send a drawing with the size and height to two deck builders, asking for a price.
        - 5 Send the drawing to two deck builders.
        - 4 Ask a lumber yard what the parts alone would cost.
        ? myself | ourselves | diy | my dad | on my own | cheap: 10 Send the drawing to a lumber yard for a parts list and price, including footings and hangers.
          - 5 Send the drawing to a lumber yard for a parts list.
          - 4 Ask what footings and hangers your frost depth calls for.
      8 Compare price, wood, days and permit. Anything attached to the house wall needs an experienced builder.
        ~ Lay the offers side by side. | Compare price, wood and days. | Check who gets the permit and who has built against houses.
      5 Put four dates into your calendar: footings, frame, boards, rail[, ready {deadline}].
        - 3 Put the footings and the frame into your calendar as two dates.
        - 3 Put the boards and the rail in as the next two[, ready {deadline}].
    `,
  },
  {
    id: "refinish-floor",
    area: "home",
    whole: everyWay(
      "refinish|sand|sand and varnish|restore|sand down|reseal|redo|re-sand|strip",
      "hardwood floor|wood floor|wooden floor|floorboards|hardwood|oak floor|parquet|floor",
    ),
    acts: "refinish|sand|restore|reseal|sand down|varnish|resand|redo",
    things:
      "hardwood floor|wood floor|wooden floor|floorboards|hardwood|oak floor|parquet|pine floor|old floor",
    needsAct: true,
    tells: "refinish hardwood floor|refinish the floor|refinish hardwood",
    unless: "clean|mop|lay|install|laminate|squeaky|creaky",
    it: "the floor",
    plan: `
      2* Drip water on three spots of the floor. Beads mean the finish holds, so a light recoat may do.
        ~ Get a spoonful of water. | Drip some on three spots to see if it beads.
      5 Look at the edge by a vent or door. Solid wood can be sanded, a thin top layer barely.
        ~ Kneel at a vent or door with a flashlight. | Look at the edge of the boards. | Decide: solid wood, or a thin top layer.
      5n Ask two flooring companies for a price, or reserve a drum sander, an edger and dust masks for one weekend.
        ~ Find two flooring companies or one tool rental online. | Send the room size with “What would it cost?” | Send the second one, or reserve sander, edger and masks.
      5 Test an old finish for lead with a kit from the hardware store, before you make any dust.
        ~ Get the lead test kit. | Rub its swab on the old finish. | Compare the color with the one on the box.
      8 Reserve a drum sander, an edger, three grits of paper and masks, or ask two flooring companies for a price.
        ? hire | pro | professional | firm | contractor: 8 Ask two flooring companies for a price per square foot and how many days until you can walk on it.
        - 4 Ask what a drum sander and an edger cost for a weekend.
        - 5 Ask two flooring companies for their price.
      15 Empty the room down to the floor. The doors and vents need tape to keep dust in.
        - 10 Carry everything out of the room.
        - 5 Tape over the vents and doorways.
      60 Sand with the grain, coarse to fine. The machine must never stand still while it runs.
        - 10 Sand one strip with the grain. The machine must always keep moving.
        - 10 Sand the edges. The finer grits come after that.
      30n Sand one closet or hidden corner with the grain first, to see how the wood comes out.
        ~ Put on the dust mask. | Sand the first few boards with the grain. | Sand the rest of that hidden corner. | Sweep it to see the bare wood.
      20 Brush on the first thin coat from the far corner to the door, windows open, once you've vacuumed twice.
        - 5 Vacuum the floor twice. A tack cloth picks up the rest.
        - 10 Brush on the first thin coat from the far corner to the door.
        - 2 Hang a note on the door: no feet until the hours on the can are over.
    `,
  },
  {
    id: "outdoor-lights",
    area: "home",
    whole: everyWay(
      "put up|hang|install|put|string|set up|do",
      "christmas lights on house|christmas lights outside|outdoor christmas lights|outside lights|christmas lights on roof|christmas lights|holiday lights|lights on house|string lights on patio|string lights in backyard|outdoor string lights|exterior christmas lights|fairy lights outside",
    ),
    unless: "tree|indoors|take down|bedroom|take off",
    it: "the lights",
    plan: `
      2* Choose from the street what to light: one roof edge, the door, a rail or two bushes.
        ~ Stand on the street facing your house. | Choose a roof edge, the door, a rail or two bushes.
      5 Measure those stretches, and note the distance to an outdoor outlet.
        - 3 Measure the stretches you want to light.
        - 3 Measure the distance to an outdoor outlet.
      5* Test every string on the floor: frayed wire or cracked sockets go into the trash.
        ~ Lay the strings on the floor. | Throw out any with frayed wire or cracked sockets. | Plug in each of the others for a test.
      5 Buy what is missing: strings marked for outdoors, clips without nails, a timer, an outdoor cord.
        ~ Open a hardware store's page. | Pick outdoor strings and clips without nails. | Buy them with a timer and an outdoor cord.
      10* Clip lights onto whatever you can reach from the ground: door, rail, bushes.
        - 5 Clip up the door and the rail.
        - 5 Lay a net or string over the bushes.
      10 Do the gutter's edge from a firm ladder on flat dry ground, with somebody holding it.
        ? no ladder | afraid of heights | scared of heights | two story | two storey | bad back: 10 Leave the roof to an installer. A second row along the rail and windows is enough for you.
        - 3 Set the ladder on flat dry ground, with somebody holding it.
        - 10 Clip one arm's length at a time, moving the ladder instead of leaning out.
      3 Plug everything into the outdoor outlet with a timer. The joints stay off the ground and out of the wet.
        ~ Carry the timer to the outdoor outlet. | Plug the lights into the timer. | Hang every joint off the ground, out of the wet.
    `,
  },
];
