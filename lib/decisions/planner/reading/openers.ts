/** Words that only colour a wish, such as "really" or "finally". A pattern's source. */
export const HEDGES =
  "(?:(?:really|just|also|still|finally|actually|desperately|urgently|probably|honestly|definitely|badly|seriously|currently|simply|kinda|sort of|kind of|only|always|totally|maybe|first|somehow|properly|again|then|now|at least|eventually|ever|even|quickly|soon)\\s+)*";
const I = "(?:(?:i|we)(?:\\s+|(?=')))?";

/** Lead-ins that say nothing of the goal itself; taken off again and again until none is left. */
export const OPENERS: readonly RegExp[] = [
  /^(?:um+|uh+|ugh+|argh+|man|the thing is|so|ok(?:ay)?|well|hey|hi|hello|please|pls|plz|basically|honestly|like|yeah|right|also|and|but|just|actually|finally|really|maybe|probably|definitely|literally|anyway|oh|god|omg|today|tonight|tomorrow|this week|this weekend|(?:look|listen)(?=\s*[,.:!…])|hmm+|help(?=\s*[,.:!…-]))\b(?:[\s,.:!…-]+)(?=\S)/i,
  /^(?:(?:voice )?note to self|right|hear me out|long story short|not sure (?:if )?(?:this|it) (?:is|counts)[^,.]{0,40}?(?=,| but)|(?:two|three|four|a few|some|\d) things (?:need to happen|to do|i need to do))\b[\s,.:!…-]+(?=\S)/i,
  /^(?:i hope (?:you're|you are|this finds you) well|hope you're well)[\s,.!]*/i,
  /^i was (?:just )?wondering (?:whether|if)\s+.{0,60}?(?:help|assistance|advice|support|tips)\s+(?:with|on|in|to)\s+/i,
  /^(?:my|the|this)\s+[\w ]{2,25}?\s+has (?:1|one|a single) job(?: today| this week)?\s*[:,-]?\s+(?=\w)/i,
  /^.{3,40}?\s(?:have|has|keeps?|all)\s+(?:told|telling|tell|nagged|nagging|asked|asking)\s+me\s+to\s+(?=\w)/i,
  /^i always say\s+(?:that\s+)?i(?:'ll|'m going to| will| should)\s+/i,
  /^(?:the )?plan was to\s+.*?\b(?:but|so)\s+(?=i\b)/i,
  /^(?:it(?:'s| is) )?(?:my|our) turn to\s+/i,
  /^(?:i(?:'ve| have|'m| am| was| got)?\s+)(?:just )?(?:been )?(?:asked|told|invited|chosen|picked|roped in|volunteered)\s+to\s+(?=\w)/i,
  /^(?:i(?:'ve| have)?\s+)?(?:just |only )*(?:remembered|realised|realized|noticed|found out)\s+(?:that\s+)?(?=i\b)/i,
  /^(?:my|our|the)\s+[\w' -]{2,25}?\s+(?:says|thinks|reckons|told me|said|suggested)\s+(?:that\s+)?(?:i|we)\s+(?:should|must|need to|have to|ought to|could)\s+/i,
  /^i(?:'d| would|'ll| will)?\s+settle for\s+/i,
  /^(?:i|we)\s+(?:said|promised|agreed|told (?:my |our |the )?\w+|swore)(?:\s+(?:that\s+)?(?:i'?d|i would|i'll|i will|we'd|we'll)|\s+to)\s+(?=\w)/i,
  /^(?:hi|hello|hey)\s+(?:there|claude|stepwell|ai|coach)\b[\s,.:!-]*/i,
  /^(?:i'm|im|i am)\s+(?:far |way |just )?too\s+(?:anxious|scared|tired|shy|embarrassed|ashamed|nervous|busy|depressed|afraid|overwhelmed|exhausted)\s+to\s+/i,
  /^i\s+feel\s+(?:so |really |very )?(?:guilty|bad|awful|terrible|ashamed)\s+(?:that|because|about|for)\s+(?:i\s+)?(?:(?:never|don't|dont|haven't|not)\s+)?(?=\w)/i,
  /^i(?:'ve got| have|'m)\s+(?:adhd|add|autism|autistic|anxiety|depression|dyslexia|asthma|chronic fatigue)\s*(?:,\s*(?:and|so)?|and|so)\s+/i,
  /^(?:can|could|would|will) you (?:please )?(?:help me(?: to)?|make me|give me|write me|tell me|show me|create|break down)\b\s*/i,
  /^(?:please )?(?:help me|help us|remind me|tell me how|show me how|teach me how|guide me)(?: (?:to|with|out with|on|figure out how to))?\s+/i,
  /^(?:i |we )?(?:really |'d like )?(?:need|want|would like|could use)\s+(?:some |a bit of |your )?(?:help|advice|tips|guidance|support)\s+(?:with |on |to |for |about |in |getting |trying to )?/i,
  /^(?:some )?(?:help|advice|tips|guidance) (?:with|on|for|about|getting)\s+/i,
  /^(?:what(?:'s| is| are) the (?:best|easiest|fastest|quickest|right|first) (?:way|ways|thing|step|steps)(?: (?:i can|to do))? (?:to|for|of)|what should i do (?:to|about)|what do i do about|where do i (?:even )?start with|how do (?:people|you) (?:even )?)\s+/i,
  /^how (?:do|can|should|could|would|might) (?:i|we|you|one) (?:even |ever |actually |possibly |best |go about |start |begin )*/i,
  /^how to (?:go about )?/i,
  /^(?:an? |the |my |some )?(?:(?:simple|step[- ]by[- ]step|good|clear|easy|action|detailed|small) )*(?:plan|steps|guide|checklist|breakdown|roadmap|way|strategy|instructions) (?:to|for|on how to|of how to)\s+/i,
  /^(?:make|create|give me|write|build|need|i need|i want|break down)\s+(?:me )?(?:an? |the |some )?(?:(?:simple|step[- ]by[- ]step|good|clear|easy|action|detailed|small) )*(?:plan|steps|guide|checklist|breakdown|roadmap|strategy) (?:to|for|on how to|of how to)\s+/i,
  /^(?:my|the|our|one of my|a|another)\s+(?:(?:main|big|biggest|current|new|next|first|top|life|long-term|short-term|only|personal|career|fitness|health)\s+)*(?:goals?|plan|aim|task|resolution|dream|project|mission|objective|intention|wish|to-?do)(?:\s+(?:for|of|this|right)\s+[^:]{1,25}?)?\s*(?:is|was|:|=|-)\s*(?:to\s+|that i\s+)?/i,
  /^(?:goals?|task|aim|project|to-?do|dream|objective|problem|issue)\s*[:=-]\s*(?:to\s+)?/i,
  /^(?:i\s*(?:am|'m)|im)\s+(?:so |really |totally |completely |very |a bit |way |super )*(?:overwhelmed|stressed|anxious|worried|freaking out|panicking|stuck|confused|lost|drowning|buried|struggling|behind|nervous|scared|embarrassed|afraid|ashamed|terrible|bad|awful|useless|hopeless)\s+(?:by|with|about|at|in|on|under|of|to|from|when it comes to|because of)\s+(?=\S)(?:having to |trying to |all )?/i,
  new RegExp(
    `^${I}(?:'ve |have |had |'d |would |'m |am |was |been )*${HEDGES}(?:been |be )?${HEDGES}(?:need(?:ing)? to|want(?:ed|ing)? to|wanna|gotta|gonna|got to|have to|has to|had to|having to|ought to|must|like to|love to|hope to|hoping to|wish to|plan(?:ning)? (?:to|on)|intend to|intending to|try(?:ing)? to|try(?:ing)? and|tried to|mean(?:ing)? to|supposed to|going to(?!\\s+(?:the|an?|my|our|church|bed|school|work)\\b)|looking to|aiming to|aim to|able to|wish i could|meant to(?: be(?= \\w+ing))?|decided to|determined to|dying to|keen to|eager to|ready to|desperate to|due to)\\s+${HEDGES}`,
    "i",
  ),
  new RegExp(
    `^${I}(?:can't|cannot|cant|can not|couldn't|never|don't|dont|do not|doesn't|haven't|didn't)\\s+${HEDGES}(?:seem to|manage to|figure out how to|work out how to|bring myself to|get myself to|make myself|face(?=\\s+\\w+ing\\b)|force myself to|get (?:around|round) to|know how to|know where to start with|find (?:the )?(?:time|energy|motivation|courage|strength) (?:to|for)|remember to|get started (?:on|with)|get started)\\s+${HEDGES}`,
    "i",
  ),
  /^(?:i\s+)?(?:idk|don't know|dont know|do not know|no idea|not sure|unsure|no clue)\s+(?:about\s+)?(?:how|where|what)\s+(?:to\s+(?:even\s+)?(?:start|begin)(?:\s+(?:with|on))?|to\s+do\s+(?:with|about)|i\s+(?:should|can|could)|to)\s+/i,
  new RegExp(
    `^${I}(?:'ve |have |'m |am |been |keep |kept |always |just |was )*(?:been )?(?:putting off|put off|avoiding|avoid|procrastinating(?: on| about)?|procrastinate(?: on)?|dreading|dread|postponing|delaying|neglecting|ignoring|hate|hating|forgetting(?: about| to)?|forget(?: about| to)?|struggle (?:with|to)|struggling (?:with|to)|have trouble(?: with)?|having trouble(?: with)?|have a hard time(?: with)?|find it (?:so |really |very )?(?:hard|difficult|impossible) to|failing to|fail to|afraid of|scared of|scared to|afraid to|anxious about|bad at|terrible at|behind on|behind with|so behind on|thinking (?:about|of)|considering|meaning to)\\s+`,
    "i",
  ),
  /^(?:it's|its|it is) (?:really |about |high |finally )*time (?:to|for me to|that i|i)\s+/i,
  /^i\s+keep\s+(?:saying|telling\s+\w+)\s+(?:that\s+)?i(?:'ll|'m going to| will| should| need to)\s+/i,
  /^got\s+(?=(?:\d+|an?|some|two|three)\s)/i,
  /^(?:find|make|get|have|finding|making|build up|work up|pluck up|summon|muster)\s+(?:up\s+)?(?:the |some |more |enough |a )?(?:time|energy|motivation|courage|way|strength|guts|nerve)\s+(?:to|for)\s+/i,
  /^(?:to\s+|actually\s+|finally\s+|properly\s+|once and for all\s+)/i,
  /^(?:figure out|work out|find out|know|understand|decide|plan)\s+how\s+(?:to|i can|i could)\s+/i,
  /^(?:make sure|ensure|remember)\s+(?:that\s+)?(?:i\s+|to\s+)(?=\w)/i,
  /^(?:get (?:round|around) to|get started (?:on|with)|get going (?:on|with)|get started|get back (?:into|to|on)|get into(?= \w+ing\b)|be able to|get myself to|get off my (?:butt|ass|arse) and|get up and|sit down and|knuckle down and|stop procrastinating (?:and|on)|stop being (?:so )?lazy and|stop putting off|stop avoiding|take the time to|take steps to|start(?= to )|begin(?= to )|try(?: to| and)|start(?= \w+ing\s)|begin(?= \w+ing\s)|starting(?= \w+ing\s)|be more consistent (?:with|at)|stay on top of|keep on top of|stick (?:to|with)|commit to)\s+/i,
];
