import { EVERYDAY_CLASSES } from "./everyday-classes.ts";

/**
 * Words that stand for one another in what the check looks for. A few hundred examples can't show each
 * verb with each noun; with classes, "strangle my landlord" is like "stab my uncle". A word belongs to one
 * class. Endings (-s, -ed, -ing, -er) are added when the table is made.
 */
const CLASSES: Readonly<Record<string, string>> = {
  i: "i i'm i've i'd i'll im",
  my: "my",
  me: "me",
  myself: "myself",
  you: "you u ya you're you'd you'll your ur yours yourself",
  he: "he she he's she's he'd she'd he'll she'll",
  him: "him her his hers himself herself",
  they: "they them their theirs they're they'd they'll they've themselves",
  we: "we us our we're we've we'll we'd ours ourselves",
  someone: "someone somebody anyone anybody person another guy bloke dude",
  everyone: "everyone everybody people world others folks",
  nobody: "nobody noone none",
  not: "not don't doesn't didn't isn't aren't wasn't weren't won't can't couldn't wouldn't shouldn't haven't hasn't hadn't never ain't cannot without nor",
  want: "want wanna wish desire crave hope long",
  will: "will gonna going shall intend plan about",
  need: "need must gotta hafta ought",
  can: "can could may might able",
  should: "should would",
  decide: "decide decided choose chose chosen ready determined resolved set",
  feel: "feel felt feeling feels seem seems",
  think: "think thought thoughts thinking imagine imagined picture fantasise fantasize daydream",
  keep: "keep kept constantly always again",
  how: "how",
  what: "what what's which",
  way: "way ways method methods means technique trick tips tip steps guide instructions tutorial recipe",
  make: "make made making build built create produce cook brew assemble construct",
  get: "get got getting gets obtain buy bought order purchase acquire find source score",
  have: "have has had having own",
  use: "use using used",
  tell: "tell told telling say says said saying ask asked talk talked text message texted write wrote",
  help: "help helping support therapy therapist counsellor counselor doctor gp helpline nurse psychologist psychiatrist hotline crisis",
  quick:
    "quick quickly fast easiest easy quickest easily painless painlessly peaceful peacefully gentle",
  secretly:
    "secret secretly without quietly sneak unnoticed undetected untraceable anonymously hidden discreetly traces",
  caught: "caught catch evidence suspect suspicious trace detect noticed knowing detection",
  kill: "kill murder slaughter execute assassinate slay massacre",
  stab: "stab shoot strangle choke suffocate drown hang behead decapitate poison smother drowning shot slit",
  hurt: "hurt harm injure wound maim cripple damage",
  beat: "beat punch hit kick slap smash bash whack batter attack assault jump ambush fight strike",
  revenge: "revenge pay payback suffer regret sorry punish avenge bleed",
  torture: "torture abuse torment kidnap hostage abduct lock",
  threaten: "threaten intimidate scare frighten menace terrorise terrorize blackmail extort",
  burn: "burn torch arson fire ignite petrol gasoline lighter matches",
  cut: "cut cuts cutting slice carve scratch self-harm selfharm sh",
  blade: "blade razor scissors sharp scalpel",
  knife: "knife knives machete axe hammer bat crowbar hatchet",
  gun: "gun guns pistol rifle shotgun firearm weapon weapons ammo bullets bullet revolver glock",
  bomb: "bomb bombs explosive explosives grenade detonator dynamite molotov pipe-bomb shrapnel",
  toxin: "toxin venom cyanide ricin arsenic anthrax sarin bleach antifreeze chloroform nerve",
  die: "die dying dies died perish",
  dead: "dead death deceased deaths killed",
  suicide: "suicide suicidal kms unalive unalived unaliving sewerslide suicidality kys ctb",
  end: "end ending ended finish finished over stop stopped stops quit",
  life: "life lives living existence",
  live: "live alive exist existing breathing continue here",
  gone: "gone disappear vanish vanished leave leaving erased erase nothing unborn never-born",
  wake: "wake waking woke sleep sleeping asleep forever eternal",
  goodbye: "goodbye goodbyes farewell bye last final note letter letters letters will",
  burden: "burden weight drag trouble useless worthless failure mistake waste disappointment",
  hopeless: "hopeless pointless empty numb meaningless lost trapped worn unbearable despair",
  better: "better easier happier relief relieved best",
  tonight: "tonight today tomorrow soon weekend friday sunday saturday monday midnight",
  now: "now right currently just minutes already suddenly",
  past: "ago last used former back once years year months since month survived recovered recovery",
  anymore: "anymore longer more any",
  pills:
    "pills pill tablets tablet paracetamol tylenol ibuprofen aspirin sleeping capsules medicine-cabinet packet packets overdose overdosed",
  height: "bridge roof cliff ledge balcony building train tracks platform rooftop",
  rope: "rope noose belt ligature cord",
  wrists: "wrist wrists arm arms thigh thighs skin veins leg legs sleeves scars scar",
  starve:
    "starve starving purge purging vomit throw fasting fast laxatives laxative anorexia ana mia thinspo meanspo bones calories calorie",
  weight: "weight kilos kg pounds lbs stone fat thin skinny slim diet",
  family:
    "mum mom mother dad father parents parent grandma grandpa grandmother grandfather aunt uncle cousin stepdad stepfather stepmom stepmother nan in-laws",
  sibling: "brother sister sibling twin stepbrother stepsister",
  partner: "wife husband boyfriend girlfriend partner spouse fiance bf gf hubby missus",
  ex: "ex ex-wife ex-husband ex-boyfriend ex-girlfriend exes",
  child: "child children kid kids son daughter baby toddler nephew niece infant pupil babies",
  minor:
    "minor minors underage preteens loli schoolgirl schoolboy teen teens teenager teenage preteen tween little lolita jailbait eighth-grader",
  girl: "girl girls boy boys",
  woman: "woman women lady ladies man men",
  colleague:
    "boss manager colleague coworker co-worker supervisor landlord neighbour neighbor teacher professor roommate flatmate classmate coach employee customer tenant lecturer",
  friend: "friend friends mate mates bestie buddy pal bro",
  stranger: "stranger strangers victim target enemy enemies rival",
  official: "police cop cops officer judge politician president senator mayor soldier",
  animal: "dog dogs cat cats puppy kitten pet animal animals pigeon bird horse",
  house:
    "house flat apartment home room building office school church mosque synagogue shop store car garage shed",
  law: "police jail prison court arrest arrested legal illegal crime lawyer law customs",
  drug: "meth heroin cocaine fentanyl mdma lsd ketamine ecstasy crack speed xanax oxy oxycodone opioids weed cannabis shrooms amphetamine molly coke",
  drugs: "drug drugs dealer dose doses high stash",
  medicine:
    "medication meds medicine insulin lithium antidepressants antidepressant ssri sertraline prozac zoloft warfarin prescription antipsychotics antipsychotic adderall ritalin beta-blockers inhaler epilepsy anticonvulsants steroids",
  drink:
    "alcohol vodka whisky whiskey wine beer drunk booze drink drinks tequila gin beers pints shots",
  drive: "drive driving drove steer car wheel",
  steal:
    "steal stole stolen rob burgle shoplift swipe nick pinch loot thieve pickpocket embezzle skim",
  hack: "hack hacking crack bypass breach keylogger malware ransomware virus phishing ddos exploit spyware intrude",
  account:
    "account accounts password passwords email login wifi instagram facebook bank card cards atm database",
  fraud:
    "fraud scam scamming fake forged forge counterfeit launder laundering evade cheat impersonate falsify bogus ponzi",
  document:
    "passport id licence license certificate diploma receipts receipt papers visa invoice invoices tax taxes insurance claim benefits",
  smuggle: "smuggle smuggling traffic trafficking sell selling deal dealing distribute",
  spy: "spy stalk stalking track tracker follow following gps watch monitor surveil bug camera cameras",
  leak: "leak expose dox doxx post share publish spread rumour rumours rumor rumors screenshots address",
  bully:
    "bully bullying humiliate mock ridicule harass taunt troll shame embarrass exclude ostracise ostracize gang",
  insult:
    "stupid idiot loser pathetic disgusting ugly moron freak trash garbage scum worthless dumb clown filth vile",
  swear: "fuck fucking fucked fuck's shit damn bloody hell ass crap bastard asshole arsehole",
  slur: "bitch whore slut cunt faggot fag tranny nigger kike paki spic chink gook retard retarded dyke raghead towelhead wetback coon",
  group:
    "muslims muslim islam jews jewish jew christians blacks black whites white asians asian arabs arab mexicans mexican chinese indians indian africans african gypsies gypsy roma romanians poles immigrants immigrant migrants refugees foreigners gays gay lesbians lesbian trans transgender queers queer homosexuals women disabled autistic wheelchair race races religion hindus pakistanis nigerians",
  dehumanise:
    "vermin cockroaches rats parasites subhuman inferior animals apes savages plague infestation disease",
  expel:
    "exterminate deport gas eradicate ban purge eliminate cleanse sterilise sterilize segregate banned expelled",
  sex: "sex sexual sexually fuckable orgasm masturbate porn pornographic erotic kinky horny blowjob nude nudes naked strip sexy genitals penis vagina cock dick pussy boobs breasts intercourse fetish smut sext sexting foreplay bdsm seduce",
  coerce:
    "rape molest grope force forced coerce unconscious sleeping groom grooming lure unwilling consent",
  body: "chest throat tongue lips face jaw stomach head arm lung lungs heart",
  symptom:
    "breathe breath breathing swelling swollen numb tightness crushing slurred droopy drooping wheezing choking seizure seizing fitting collapsed collapse unconscious unresponsive fainted bleeding blood stroke anaphylaxis allergic hives turning blue gasping convulsing",
  swallow: "swallow swallowed took taken ate drank inhaled",
  emergency: "ambulance emergency 911 999 112 hospital er paramedics",
  love: "love loved adore care cares miss missed",
  hate: "hate hated despise loathe detest resent",
  anger: "angry rage furious anger temper explode snap mad lose control",
  scared: "scared afraid fear terrified worried worry frightened anxious",
  urge: "urge urges impulse intrusive flashes temptation tempted itching compulsion",
  sad: "sad cry crying cried tears depressed depression lonely alone grief grieving miserable",
  tired: "tired exhausted fed sick done drained burnt weary",
  pain: "pain hurting suffering agony ache",
  deserve: "deserve deserves deserved",
  hide: "hide hiding hidden conceal cover covering bury dispose body",
  safe: "prevent prevention awareness protect protecting safety training course class leaflet volunteer charity report reporting lecture museum memorial",
  fiction:
    "novel story character chapter book film movie game scene episode play script series thriller podcast level boss-fight quest villain",
  work: "work job meeting project email emails inbox report presentation deadline task tasks list client invoice thesis essay homework exam exams",
  home: "kitchen laundry dishes garden weeds bathroom cupboard fridge freezer garage sofa lawn shelves bins desk",
  cooking:
    "recipe chicken soup bread cake dinner lunch breakfast potatoes onion garlic curry pasta turkey lamb fish",
  money: "money rent bills budget debt loan savings mortgage pension salary",
  time: "minute hour hours morning evening night day days week weeks afternoon",
};

const PRIME = 0x01000193;
const SEED = 0x811c9dc5;

/** The hash by which words are looked up (FNV-1a over UTF-16, signed). */
export function hashOfWord(word: string): number {
  let hash = SEED;
  for (let at = 0; at < word.length; at += 1) {
    hash = Math.imul(hash ^ word.charCodeAt(at), PRIME);
  }
  return hash;
}

/** The class of each word's hash, as a hash of its own. */
export const CLASS_OF: ReadonlyMap<number, number> = table();

function table(): Map<number, number> {
  const classes = new Map<number, number>();
  const put = (word: string, name: string) => {
    const hash = hashOfWord(word);
    if (!classes.has(hash)) classes.set(hash, hashOfWord(`class ${name}`));
  };
  const entries = Object.entries({ ...CLASSES, ...EVERYDAY_CLASSES }).map(
    ([name, words]) => [name, words.split(" ")] as const,
  );
  // What is listed stands before what endings make of other words.
  for (const [name, words] of entries) for (const word of words) put(word, name);
  for (const [name, words] of entries) {
    for (const word of words) for (const form of formsOf(word)) put(form, name);
  }
  return classes;
}

function formsOf(word: string): string[] {
  if (word.length < 3 || !/^[a-z]+$/.test(word)) return [];
  const stem = word.endsWith("e") ? word.slice(0, -1) : word;
  const doubled = /[^aeiou][aeiou][bdgmnprt]$/.test(word) ? word + word.at(-1) : stem;
  const plural = /(?:s|x|ch|sh)$/.test(word) ? `${word}es` : `${word}s`;
  return [plural, `${stem}ed`, `${stem}ing`, `${doubled}ed`, `${doubled}ing`, `${word}'s`];
}
