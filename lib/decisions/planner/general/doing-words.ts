// What the things of a goal are, where the plan depends on it: read off words of the noun phrase.

/** What one leaves by telling others. */
export const COMMITMENT =
  /\b(?:club|group|committee|team|choir|band|board|pta|rota|league|council|society|party|dinner|do|invitation|invite|dinner|lunch|trip|weekend|wedding|meeting|call|class|course|plans?|shift|favou?r|deal|arrangement|commitment|obligation|thing|visit|event|game|chat)(?:\s+\w+ly)?$/i;
export const FEED =
  /\b(?:people|accounts?|newsletters?|mailing lists?|e-?mails?|lists?|groups?|channels?|influencers|brands|contacts|friends|notifications|apps?|posts?|tags?|tabs?|bookmarks|screenshots|photos|pages?|followers|ads?|numbers?|chats?)\b/i;
export const MANY =
  /\b(?:[5-9]|[1-9]\d+|[1-9]\d{0,2}(?:,\d{3})+|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|a hundred)\s+(?!(?:minutes?|mins?|hours?|days?|weeks?|months?|years?|yrs?|km|k|miles?|kg|pages?|words?|pounds?|quid|euros?|dollars?|bucks|people|guests|percent|steps|litres?|year)\b)(?:\p{L}+\s+){0,3}?\p{L}+s\b/iu;
export const EACH_BY_ITSELF =
  /^(?:write|mark|grade|sign|address|wrap|label|answer|record|edit|translate|transcribe|caption|proofread|enter|log|fill|knit|sew|iron|fold|design|stamp|review)$/;
export const SHRINKS =
  /\bfrom \d[\d,.]*\s*(?:pages?|words?|lines?|slides?|minutes?|mins?)?\s+(?:down\s+)?to \d|\bdown to \d[\d,.]*\s*(?:pages?|words?|lines?|slides?|characters?|minutes?)\b/i;
export const PAPERS =
  /\b(?:payslips?|receipts?|letters?|documents?|papers?|contracts?|statements?|certificates?|photos?|pictures?|slides?|negatives?|forms?|notes?|recipes?|drawings?|passports?|books?|bills?|invoices?|cards?|tapes?|cassettes?|cds?|dvds?|records?)\b/i;
export const FAULTY =
  /\b(?:something (?:is )?wrong with|hang(?:s|ing) off|off its hinges?|wonky|crooked|goes (?:cold|off|dark|dead|hot)|chirps?|chirping|beeps?|beeping|buzz(?:es|ing)?|hum(?:s|ming)?|whin(?:es|ing)|bang(?:s|ing)?|rattl(?:es|ing)|squeak(?:s|ing)?|creak(?:s|ing)?|grind(?:s|ing)?|click(?:s|ing)?|drip(?:s|ping)?|leak(?:s|ing|y)?|blink(?:s|ing)?|flicker(?:s|ing)?|smok(?:es|ing)|spark(?:s|ing)?|wobbl(?:es|ing|y)|stick(?:s|ing)?|stuck|jam(?:s|med|ming)?|trip(?:s|ping)|smells?|stinks?|overheat(?:s|ing)?|broken?|broke|cracked|blocked|clogged|loose|snapped|burst|split|fell (?:off|down|apart)|falling (?:off|apart)|come (?:off|loose|undone)|comes? off|coming off|stopped (?:working|spinning|heating|draining)|(?:won't|doesn't|will not|does not|never|not) (?:\w+ )?(?:work|open|close|shut|start|turn|flush|drain|heat|spin|charge|fit|lock|light|come off|go off|stay|switch|stop)\w*|keeps? (?:tripping|going|cutting|falling|beeping|turning|switching|stopping)|(?:been|is|are|has gone) (?:out|off|dead|down)(?= (?:for|since|again)|$)|packed (?:up|in)|playing up|gone (?:funny|weird|mouldy|flat))\b/i;
export const HEAP = /\b(?:mountain|pile|piles|heap|heaps|backlog|mounds?|avalanche)\b/i;
export const NUMBERS =
  /^(?:how (?:much|many|long|far|big)|if (?:i|we) can afford|whether (?:i|we) can afford|what (?:i|we) (?:spend|owe|earn|can afford)|what .{2,40} (?:costs?|would cost|will cost))\b/i;
/** Where a message goes through somebody: what is sorted out by a question. */
export const ARRANGED =
  /\b(?:lift|ride|childcare|cover|swap|shift|refund|delivery|collection|appointment|access|parking|space|permission|extension|reference|invoice|booking|tickets?|place|transport|pick-?up|support|help|funding|replacement|loan|deal|dispute|mix-?up|problem|issue|situation|complaint|mistake|error|matter|thing|arrangements?|business|plan|dates?|date|time|handover|contract|account|bill|payment|tax(?:es)?|code|direct debit|insurance|claim|address|name|school|nursery|hospital|surgery|council|bank|landlord|lessons?|classes)\b/i;

export const TRADE =
  /^(?:an?|the|some|my|our|another|\d|two|three)\s(?:\w+\s){0,2}?(?:locksmith|plumber|electrician|builder|handyman|handy ?person|roofer|gardener|cleaner|decorator|painter|plasterer|carpenter|joiner|tiler|glazier|mechanic|removals? (?:firm|company)|man with a van|tree surgeon|pest control(?:ler)?|chimney sweep|window cleaner|surveyor|tradesman|skip)$/i;
export const GATHERED =
  /\b(?:evidence|documents?|papers?|paperwork|receipts?|proof|photos?|pictures|statements?|records?|references|information|facts|notes|names|addresses|invoices?|certificates?|ingredients|materials|feedback|numbers|figures|data|folder|file|portfolio)$/i;
/** What nobody has mislaid. */
export const INWARD =
  /\b(?:voice|purpose|way|people|passion|place|feet|calling|style|confidence|motivation|rhythm|niche|tribe|balance|peace|self|joy|why|path|family|parents?|mother|father|dad|mum|sister|brother|ancestors|roots|flow|energy|focus|pace|limits?|size|level|own\b.*)$/i;
/** What a machine or a tub washes, and no cloth. */
export const CLOTH =
  /\b(?:duvet|pillows?|blankets?|throws?|curtains?|jumpers?|cardigans?|sweaters?|coats?|jackets?|sheets|bedding|towels|rug|cushions?|covers?|clothes|uniform|whites|kit|costume|hoodies?|jeans|socks|hats?|scarf|gloves|bath ?mat|dress|shirts?|sleeping bag|tablecloth|tea towels|nappies)$/i;
export const WORK_OF_HAND =
  /^(?:put|move|take|pull|push|cut|lay|fit|pick|change|clip|bring|pack|lift|swap)$/;
/** What takes two people, or a measure, to get from one place to another. */
export const FURNITURE =
  /\b(?:sofa|couch|settee|piano|wardrobe|bed|bed ?frame|mattress|fridge|freezer|fridge.freezer|washing machine|washer|dryer|tumble dryer|dishwasher|table|desk|bookcase|bookshelf|shelving unit|cabinet|dresser|sideboard|chest of drawers|chest|armchair|cooker|oven|treadmill|cross trainer|exercise bike|safe|bath|trampoline|hot tub|cot|bench|pool table|fish tank|aquarium|tank|wood burner|stove)$/i;
/** "through the door", "to the other wall", "3 feet to the left", "upstairs". */
export const TO_ANOTHER_PLACE =
  /^(?:through|up|down|in|into|out|from (?:the|my|our)|onto|over|across|round|around|upstairs|downstairs|under|away from|closer|nearer|back|\d+ ?(?:feet|foot|cm|m|metres?|miles?|km|inches)|to (?!the (?:local |nearest )?(?:tip|dump|recycling|skip|charity|shop|garage)\b|(?:go|sleep|make|use|sell)\b))/i;
/** "inside", "down from the loft", "into the cellar", "away for the summer". */
export const PLACED =
  /^(?:in$|in (?!order|place|time|shape|touch|front)|inside|indoors|outside|down from|out of the|into the|up to the|down to the|upstairs|downstairs|away$|away (?:for|until|in)|back (?:in|into|up|down|upstairs|inside)|over to the|to the (?:loft|attic|garage|shed|cellar|basement|garden|balcony|kitchen|spare room|other room|car|storage|allotment))/i;
/** What is held by screws, straps, hooks or clips. */
export const FASTENED =
  /\b(?:rack|roof ?box|car seat|child seat|child's seat|bike seat|booster|shel(?:f|ves)|mirror|picture|pictures|painting|frames?|blinds?|curtains?|curtain (?:rail|pole)s?|rail|hooks?|handles?|bracket|mudguards?|stabilisers|training wheels|stair ?gate|baby gate|tv|clock|bird ?box|bird feeder|letter ?box|number plates?|sign|hinges?|doorbell|smoke alarm|sensor|hammock|swing|basket|coat hooks|coat rack|towel rail|shower (?:head|curtain|rail)|lampshade|chandelier|poster|noticeboard|whiteboard|roof rack|bike trailer|trailer|snow chains|door (?:handle|lock|chain|stop)|cat flap|hand ?rail|grab rail|fire guard|trellis|gutter|fence panel)$/i;
/** What is known and at hand, and not yet to be got. */
export const AT_HAND = /^(?:my|our|the|his|her|their|this|that|these|those|all|both)\s/i;
