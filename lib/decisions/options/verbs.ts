/** Verbs of everyday choices, in their plain form: what an option after "Should I" begins with. */
const VERBS = new Set(
  `accept admit adopt agree allow answer apologise apologize apply argue arrange ask attend avoid
  babysit bake be become beg begin bet bike block book borrow break breathe bring brush build buy
  call calm camp cancel carpool carry celebrate challenge change charge chase cheat check choose
  claim clean climb close collect come commit commute complain complete compost compromise confess
  confront continue convert cook copy count cover create cross cry cut cycle dance date deal
  decide decline declutter decorate defer delay delegate delete demand deny develop ditch divorce
  do donate downsize drag draw dress drink drive drop dump dye earn eat elope email emigrate end
  enrol enroll enter escape exchange exercise explain explore extend face fake fall feed feel
  fight file fill find finish fire fix fly focus fold follow force forgive foster found freelance
  freeze gamble garden get give go grow guess hand hang hate have head help hide hike hire hit
  hold hope hug hurry ignore improve insist install introduce invest invite iron jog join journal
  jump keep kiss knit knock land laugh launch learn lease leave let lie lift listen live lock look
  lose love lower mail major make manage marry meditate meet mention message mind miss mix mop
  move mow name nap need negotiate nurse offer open opt order outsource own pack paint park
  participate pass pause pay perform persist persuade phone pick pitch pivot plan plant play plead
  please plow point post postpone pour practice practise pray prepare press pretend print promise
  propose protect prove publish pull pursue push put quit raise read reapply rebook rebrand
  rebuild reconcile recycle redecorate redo reduce refinance refuse rehearse rehome reject relax
  relearn relocate remain remind remove renovate rent repair repeat replace reply report rescue
  resign resist respond rest restart retire retrain return revise rework ride ring risk roast roll
  run save say scream see seek sell send separate serve settle share shave shoot shop shout show
  shower shut sign sing sit ski skip sleep smile smoke snooze socialise socialize sort speak
  specialise spend split stand start stay steal stick stop store stretch struggle study submit
  subscribe sue suggest support surf surrender swap sweep swim switch take talk teach team tell
  test text thank think throw tidy toss touch track trade train transfer travel treat trust try
  turn unfollow unfriend unpack unsubscribe update upgrade upload use vacuum vent visit volunteer
  vote wait wake walk want warn wash waste watch water wean wear welcome whisper win wing wipe
  wish withdraw work wrap write yell`.split(/\s+/),
);

/** Pairs that are done to the same thing: "buy or rent a flat". Other verbs may need none ("stay or tell him"). */
const SHARING = [
  "buy rent lease build borrow sell keep hire steal",
  "keep sell donate return exchange replace delete drop lose throw give",
  "repair replace fix rebuild redo renovate paint upgrade sell buy",
  "call text email phone message write visit meet",
  "accept decline reject refuse take negotiate ignore",
  "postpone cancel delay defer keep attend skip",
  "adopt buy foster",
  "start continue stop quit finish pause",
  "cook order bake buy make",
  "read watch skip",
  "study learn teach",
  "sign reject negotiate withdraw",
  "clean wash tidy paint vacuum mop sweep",
].map((group) => new Set(group.split(" ")));

/** True for a verb in its plain form, as it stands after "Should I". */
export function isVerb(word: string): boolean {
  return VERBS.has(word.toLowerCase());
}

/** True when a word may still become another verb while it is being typed. */
export function mayBecomeVerb(start: string): boolean {
  const lower = start.toLowerCase();
  if (lower.length < 2) return true;
  for (const verb of VERBS) if (verb !== lower && verb.startsWith(lower)) return true;
  return false;
}

/** True for two verbs that share what comes after the second. */
export function shareObject(first: string, second: string): boolean {
  const one = first.toLowerCase();
  const other = second.toLowerCase();
  return SHARING.some((group) => group.has(one) && group.has(other));
}
