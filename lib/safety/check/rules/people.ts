import type { Finding, Sentence } from "../types.ts";
import { findPatterns, type PatternSet } from "./match.ts";

/**
 * How sentences name another person, and how they say that somebody wants to, is about to, or asks how
 * to do something. Pieces of regular expressions for the rules on harm to others, harassment and hate;
 * they read the form of `Sentence`.
 */

const AFTER_OBJECT =
  "and|or|but|if|when|whenever|while|so|because|cause|cuz|bc|before|after|until|till|since|as|than|like|in|at|on|by|with|without|from|for|to|into|through|during|over|around|near|outside|behind|under|tonight|tomorrow|today|now|then|again|soon|next|this|that|who|which|where|slowly|quickly|quietly|secretly|badly|really|physically|dead|alive|once|right|i|he|she|they|we|you|is|was|has|will|would|the|a|one|not|just|first|too|either|instead|asap|please|lol|up|off|down|out|unless|every|all|anyway|later|my|his|her|their|your|our|bad|hard|until|monday|tuesday|wednesday|thursday|friday|saturday|sunday|myself|lying|back|both|somewhere|whenever|in";

/** What follows a noun that ends its phrase: "the cat", but not "the cat smell" or "the cat's toy". */
export const PHRASE_END = `(?![\\w'-])(?=\\W*$|[^\\w ]| [^\\w]| (?:${AFTER_OBJECT})\\b)`;

const KIN =
  "(?:mother|father|brother|sister|son|daughter)[- ]in[- ]law|wife|husband|partner|girlfriend|boyfriend|fiancee?|spouse|ex|gf|bf|mum|mom|mama|mother|dad|daddy|father|parents?|brothers?|sisters?|bro|sis|siblings?|sons?|daughters?|bab(?:y|ies)|newborn|toddlers?|kids?|child(?:ren)?|grandma|grandpa|nan|gran|grandmother|grandfather|aunt|uncle|cousins?|nieces?|nephews?|family|stepdad|stepmom|stepmum|stepfather|stepmother|stepson|stepdaughter|in-laws?";
const OTHERS =
  "boss(?:es)?|manager|supervisor|employer|employees?|intern|interns|neighbou?rs?|landlord|landlady|tenants?|teachers?|professor|classmates?|co-?workers?|colleagues?|roommates?|room mates?|flatmates?|housemates?|friends?|best friend|bestie|rivals?|bull(?:y|ies)|enem(?:y|ies)|crush|girls?|boys?|wom[ae]n|m[ae]n|guys?|lad|dude|old man|old lady|person|people|humans?|persons|president|prime minister|senator|mayor|judge|politicians?|journalists?|police(?: officers?)?|policem[ae]n|cops?|students?|pupils?|strangers?|teens?|teenagers?|nurses?|doctors?|priests?|witness(?:es)?|hostages?|abuser|cyclists?|customers?|officials?|rapists?|chief|referee|postman|officers?|drivers?|guests?|thief|thieves|commander|coach|trainer|instructor|dentist|pastor|imam|rabbi|guards?|soldiers?|lawyer|therapist|owner|victims?|somebody else|someone else|anyone else";
const PETS = "dogs?|cats?|pupp(?:y|ies)|pups?|kittens?|hamsters?|pets?";
const LINK =
  "of|for|with|in|on|at|and|or|to|by|from|before|after|so|when|if|that|while|my|your|the|his|her|is|are|as|about|than";
const OWNER =
  "(?:my|the|a|an|his|her|their|this|that|these|those|some|our|your|every|another|all|all the|all my|all of my|random|innocent|other)";

/** Up to two words between "my" and the noun: "my stupid little brother", "my mother's boyfriend". */
const BETWEEN = `(?:(?!(?:${LINK})\\b)[\\w'-]+ ){0,2}`;

const PRONOUN =
  "him|them|you|u|ya|ppl|someone|somebody|everyone|everybody|anyone|these (?:people|bastards|idiots)|all of (?:them|you)|whoever|as many people as(?: i| possible)|some people|them all";

const NOUN = `(?:${KIN}|${OTHERS})`;

/** Somebody other than the writer, whatever follows. */
export const SOMEBODY = `(?:(?:${OWNER} ${BETWEEN})?${NOUN}|${PRONOUN}|her)(?![\\w'-])`;

/** Somebody other than the writer, as the object of a verb. */
export const PERSON = `${SOMEBODY}${PHRASE_END}`;

/** A pet, one's own or a neighbour's. Wild animals, farm animals and pests are not meant. */
export const PET = `(?:(?:${OWNER} ${BETWEEN})?(?:${PETS}))${PHRASE_END}`;

/** Whose something is: "his", "my boss's", "the neighbours'". Never the writer's own. */
export const WHOSE = `(?:(?:his|her|their|your|ur|someone's|somebody's|people's)|${OWNER} ${BETWEEN}(?:${NOUN}'?s?'?))`;

const MANNER =
  "(?:(?:really|just|finally|actually|literally|seriously|fucking|totally|definitely|still|also|even|slowly|secretly|maybe|probably|physically|violently|personally|then|so|go|go and|be able to|find a way to|try to|help) ){0,3}";

/** The writer says what they will do, mean to do, or ask whether to do. Ends before the verb. */
export const INTENT = `(?:\\b(?:i'?m|i am|we'?re|we are) ${MANNER}(?:going to|gonna|gunna|gona|about to|planning to|planning on|ready to|prepared to|willing to|off to|determined to|here to|fixin(?:g|')? to|hell ?bent on)|\\b(?:i|we)(?:'?ll| will| shall)(?! never)|\\b(?:i|we) ${MANNER}(?:want to|wanna|need to|plan to|intend to|must|have to|gotta|would love to|would like to|decided to|can't wait to|am gonna)|\\b(?:i|we)'d (?:love|like) to|\\bi(?:'ve| have) (?:decided|made up my mind) to|\\bwould it be (?:better|best|easier|smarter|right) to|\\bor i(?= )|(?<!\\bhow )\\b(?:should|shall|do|can|may) (?:i|we)|\\b(?:imma|ima)) ${MANNER}`;

/** A goal, a to-do or an order stands at the start. Ends before the verb. */
export const GOAL = `^\\W*(?:(?:finally|please|ok|okay|just|goal|todo|to do|step|plan|decision|option [a-z]|add a step to|(?:my|the|our) (?:goal|plan|aim|dream)(?: (?:is|was))?(?: to)?|help me(?: to)?|let's|lets|we should|i should|time to|gonna|gona|going to|wanna|want to|planning to|about to|ready to|(?:make|write) (?:me )?a plan to|find a way to|be able to|be strong enough to|learn to|try to|secretly|slowly)(?: ?[:,.-])? )*`;

/** Asks how to. Ends before the verb, in its plain form or ending in -ing. */
export const ASK = `(?:\\bhow (?:do|can|could|would|should|might|to|2)(?: (?:i|you|we|u|one|someone|somebody|a person|y'all))?|\\b(?:ways?|methods?|steps|instructions|tips|tricks|guide|ideas|spell|recipe|courage|motivated|day|time|place|weapon|poison|knife|gun) (?:to|for|of|on)|\\b(?:teach|tell|show|explain to) me (?:how )?to|\\bexplain how to|\\b(?:learn|know|find out|figure out|research|work out|look up|google) how to|\\bhelp me(?: to)?|\\bget away with) ${MANNER}`;

const PLAYED = [
  "gaming|video ?games?|minecraft|fortnite|roblox|valorant|skyrim|sims|gta|zelda|pokemon|elden ring|dark souls|mario|call of duty|warzone|overwatch|league of legends|d&d|dnd|dungeons?|rpg|npcs?|respawn|speedrun|boss (?:fight|battle|level)|final boss|mafia night",
  "chess|scrabble|monopoly|poker|darts|ping pong|paintball|laser ?tag|nerf|airsoft|snowball|water (?:fight|gun|pistols?|balloons?)|pillow fight|larp",
  "(?:tennis|sparring|spar|boxing|karate|judo|jiu|bjj|mma|krav maga|taekwondo|kickboxing|fencing|wrestling)(?! (?:coach|teacher|instructor|trainer|partner|club))",
  "improv|novel|novella|chapter|screenplay|protagonist|antagonist|villain|heroine|fiction|thriller|whodunit|murder mystery|comic|manga|macbeth|hamlet|othello",
  "(?:at|in) (?:\\w+ ){0,3}(?:quiz|tournament|derby|trivia)",
  "(?:in|for|of|during|play|playing) (?:\\w+ ){0,3}(?:games?|raid|quest|campaign|story|stories|scene|script|plot|movie|film|theatre|theater|opera|musical|podcast|essay|lecture|seminar|documentary|history|museum|exam|cards|rehearsal)",
  "(?:my|the|our) (?:character|hero|detective|wizard|rogue|barbarian|paladin)",
];
const IN_EARNEST =
  "for real|real life|irl|in reality|real person|not (?:a|in a|at|the) (?:game|joke|novel|story|metaphor|chess)|not at chess|forget the (?:novel|story|game)|isn't a (?:game|joke|story)";

/** It is about a game, a sport, a story or a lesson, and not said to be in earnest. */
export const STAGED = `^(?!.*\\b(?:${IN_EARNEST})\\b).*\\b(?:${PLAYED.join("|")})\\b`;

const REPORTED =
  /\b(?:said|says?|saying|tells?|told|telling|text(?:ed|s)|writes?|wrote|threaten(?:s|ed)|scream(?:s|ed|ing)?|shout(?:s|ed|ing)?|yell(?:s|ed|ing)?|claims?|claimed|believes?|thinks?|argues?|swore|swears|sprayed|called|calls?)(?: me| us| to me| at me| him| her| them| my \w+)?(?: that| like)?[ ,:"'-]{1,3}$/;
const BY_THE_WRITER =
  /\b(?:i|i've|we) \w+(?: me| us| to me| at me| him| her| them| my \w+)?(?: that| like)?[ ,:"'-]{1,3}$/;
const FEARED = /\b(?:afraid|scared|terrified|frightened|worried|petrified)(?: that)? $/;

/** Whether what stands at a position is another's word ("he said …") or a fear ("I'm afraid …"). */
function isUnmeant(text: string, position: number): boolean {
  const lead = text.slice(Math.max(0, position - 50), position);
  return FEARED.test(lead) || (REPORTED.test(lead) && !BY_THE_WRITER.test(lead));
}

/** What the patterns find of the writer's own, without what others said and what is only feared. */
export function findOwn(patterns: PatternSet, sentence: Sentence): Finding[] {
  return findPatterns(patterns, sentence).filter(
    (finding) => finding.kind === "clears" || !isUnmeant(sentence.text, finding.start),
  );
}
