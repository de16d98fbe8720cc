/** Verbs in their plain form: what goals are made of, and what a step may begin with. */
const PLAIN_VERBS = new Set(
  `accept achieve act adapt add address adjust admit adopt agree aim air allow announce answer apologise apologize
  appeal apply appreciate approach approve arrange arrive ask assemble assess assign attach attend audit
  avoid back bake balance battle be beat become befriend begin bike blend block blog boil book boost borrow
  box brainstorm break breathe bring brush budget build burn bury buy calculate call calm camp cancel care
  carry carve catch celebrate challenge change charge chat check chew choose chop circle claim clarify
  clean clear climb clip close coach code collect colour color combine come comment commit communicate commute
  compare complain complete compliment compose concentrate confirm confront connect consider consolidate
  contact continue control convert convince cook cool copy correct count cover crack create cross cry cull
  cure cut cycle dance darn date deal debug decide declare declutter decorate deep-clean defrost delegate
  delete deliver demolish describe deserve design detail detox develop diagnose dial dig digitise dim dip
  direct disconnect discover discuss ditch dive divide do donate double download draft drain draw dress
  drill drink drive drop dry dust earn ease eat edit eliminate email empty enable encourage end enjoy enrol
  enroll enter entertain escape establish estimate evaluate exchange exercise exhale expand explain explore
  export express extend face fast feed feel fetch fight figure file fill film find finish fit fix flatten
  flip floss fly focus fold follow forget forgive form format frame free freeze freshen frost fry fund
  gather gain garden get gift give glue go grab grade graduate grieve grow grout guess guide hand handle
  hang happen harvest have heal hear heat help hem hide highlight hike hire hold hook host hug hum hunt
  ice identify ignore imagine implement import improve include increase inform inhale insert install
  insulate insure interview introduce invest investigate invite invoice iron jog join journal juggle jump
  justify keep kick kill knit knock know label land laugh launch lay lead leak learn lease leave lend let level
  lie lift light like limit link list listen live load lock log look loosen lose love lower mail maintain
  make manage map mark market marry master match measure meditate meet memorise memorize mend mention merge
  message mind mix model monitor mop move mow multiply mute nail name nap navigate negotiate network note
  notice notify number nurse nurture obtain offer oil open optimise optimize order organise organize outline
  overcome own pace pack paint park part pass paste pat patch pause pay peel perform persuade phone photograph
  pick picture pin place plan plant play plug point polish pop post postpone pour practise practice pray
  prep prepare present press prevent price print prioritise prioritize process program prohibit promote
  proofread propose protect prove prune publish pull pump purchase push put question quit race raise rake
  reach react read rebuild recall receive recite reclaim recognise recognize reconcile reconnect record recover
  recycle redeem redecorate redesign redo reduce refer refill refinance reflect refresh refund refurbish
  register rehearse rehome relax release relieve relocate remember remind remove renew renovate rent
  reorganise reorganize repaint repair repay repeat replace reply report reply request rescue research
  reserve reset resign resist resolve respond rest restart restore restring result resume retake rethink
  retire retrieve return reuse review revise rewrite ride ring rinse rip roast roll rotate round ruin run
  sand save say scale scan schedule scoop score scrape scratch screenshot scrub seal search season secure
  see seek select sell send separate serve set settle sew shake shape share sharpen shave shelve shift ship
  shoot shop shorten shout shovel show shower shred shrink shut sign simplify sing sit skate sketch ski
  skim skip sleep slice slide slow smell smile smoke snap snooze soak socialise socialize soften solve sort
  speak spell spend split spot spray spread squat squeeze stack stand staple star start state stay steam
  steer step stick stir stitch stock stop store straighten streamline stretch strip study subscribe submit
  succeed sue summarise summarize support surf survive swap sweep swim switch tackle take talk tap tape
  taste teach tear tell tend test text thank think throw tick tidy tie tighten tile time tip toast touch
  track trade train transcribe transfer translate transplant travel treat trim troubleshoot trust try tune
  turn tutor type unblock unclog understand underline undo unfollow uninstall unload unlock unmute unpack unstick
  unpick unplug unsubscribe untangle unwind update upgrade upload use vacuum validate vent verify video view
  visit volunteer vote wait wake walk want warm warn wash watch water wax wean wear weed weigh weld whisper
  widen win wind wipe wire wish withdraw work worry wrap wrestle write yawn zip squirt scroll suggest praise rub
  dab hoover stash stow rearrange repot audition automate backup backpack elope freelance hydrate diet downsize
  foster brush reward wet inspect descale service groom mount tow alter tailor configure
  connect activate enable unclutter haggle let swear tackle sign brew steep sharpen unjam caulk refinish winterize respray refresh babyproof deposit potty wallpaper upcycle crochet repeat carpool detangle declog swap subscribe
  venmo zelle rsvp edge
  contest chase onboard halve pierce resize tile pitch brief toilet-train potty-train crate-train sleep-train
  spring-clean cope dispute trace hand-wash defrost descale remortgage sublet crowdfund rescind cram notarise sponsor budget rewire plaster
  strengthen sow nudge persuade cater rank reclaim detach dissuade narrate moderate outsource quote tally bite chew potty expense bark reheat unfriend remake reschedule rebook crop stain varnish regrout reseal resit revisit replant regrow thaw sterilise shampoo reorder preheat pluck plait pickle mulch moisturise moisturize microwave marinate lubricate laminate jot forage dye dunk disinfect dispose decant debrief compost babysit befriend cooperate obey behave screw thread bleed drip fundraise geocache fasten haul
  accompany accommodate accumulate advertise allocate amend analyse annotate appoint archive assist attract bandage bath bathe beg
  bend bind bribe bypass caption cheer chill classify cleanse clip collaborate comb compete compromise conduct conquer construct
  consult contribute criticise cuddle cultivate customise customize deactivate decline deduct delay demand deploy detect devise devote dictate
  disable disassemble discard disclose dismiss distract distribute diversify downgrade duplicate elect embrace empathise employ empower
  engage enhance enquire inquire enrich ensure entrust equip erase escalate evict exclude execute expose extract fax fertilise
  finalise flatter flush forge fulfil furnish generate greet grip humour hurry illustrate imitate impress improvise incorporate
  indulge inflate initiate inspire instruct integrate interact interpret interrupt intervene isolate itemise kickstart kneel
  legalise liberate lick maximise mediate melt minimise misplace mitigate modify motivate multitask nag neuter nominate nourish
  observe oppose oversee outgrow overtake pamper pave persist personalise persevere photocopy pinpoint placate plead portray
  predict preserve pretend prick prolong prosecute provide provoke punish pursue quieten reassemble reassess reassure recharge
  recommend reconsider recount recreate recruit recuperate redirect rediscover refine refocus refrain refuel regain regulate
  reinforce reject rekindle relinquish relish reload reminisce remodel renegotiate reopen rephrase replay replenish reprint
  reshape restock restrain resubmit retain retrain retry reunite reveal rewash rewind sanitise satisfy savour scatter scold sculpt
  seize sever shove shrug sift simmer smash soothe soundproof spay specify spoil sprinkle stabilise standardise steal stockpile
  stroll submerge substitute summon supervise suppress sustain swallow sympathise tame tease terminate threaten tiptoe toast toss
  toughen tuck tweak unbox uncover undergo undertake undress unfold unite unlearn unroll unscrew unstick unveil unwrap uphold
  uproot vacate visualise waive wander weaken whisk whitewash widen yell dogsit housesit petsit deworm query bond swot`
    .trim()
    .split(/\s+/),
);

for (const verb of [...PLAIN_VERBS]) {
  if (verb.endsWith("ise")) PLAIN_VERBS.add(verb.replace(/ise$/, "ize"));
}

const IRREGULAR_GERUNDS = new Map([
  ["lying", "lie"],
  ["tying", "tie"],
  ["dying", "die"],
  ["picnicking", "picnic"],
]);

/** True when `word` is a known verb in its plain form, as steps begin. Case does not matter. */
export function isPlainVerb(word: string): boolean {
  return PLAIN_VERBS.has(word.toLowerCase());
}

/** The plain form of a known verb or of its -ing form ("cleaning" gives "clean"), otherwise null. */
export function plainVerb(word: string): string | null {
  const lower = word.toLowerCase();
  if (PLAIN_VERBS.has(lower)) return lower;
  return gerundVerb(lower);
}

/** The plain form behind an -ing form of a known verb, otherwise null. */
export function gerundVerb(word: string): string | null {
  const lower = word.toLowerCase();
  if (!/^[a-z-]{2,}(?:ing|in')$/.test(lower)) return null;
  const irregular = IRREGULAR_GERUNDS.get(lower);
  if (irregular !== undefined) return irregular;
  const stem = lower.replace(/(?:ing|in')$/, "");
  const candidates = [stem, `${stem}e`, stem.replace(/(.)\1$/, "$1")];
  return candidates.find((candidate) => PLAIN_VERBS.has(candidate)) ?? null;
}

/** The -ing form of a verb in its plain form: "drink" gives "drinking", "run" gives "running". */
export function gerundOf(verb: string): string {
  if (/ie$/.test(verb)) return `${verb.slice(0, -2)}ying`;
  if (/^.e$/.test(verb)) return `${verb}ing`;
  if (/[^e]e$/.test(verb)) return `${verb.slice(0, -1)}ing`;
  if (/^[^aeiou]*[aeiou][bdgklmnprt]$/.test(verb)) return `${verb}${verb.at(-1)}ing`;
  return `${verb}ing`;
}

const IRREGULAR_PARTICIPLES = new Map(
  "done:do made:make written:write sent:send paid:pay built:build cut:cut found:find sold:sell bought:buy rewritten:rewrite cleaned:clean taken:take drawn:draw hung:hang put:put swept:sweep caught:catch seen:see spoken:speak eaten:eat gone:go read:read slept:sleep been:go worn:wear begun:begin told:tell chosen:choose"
    .split(" ")
    .map((pair): [string, string] => {
      const [participle = "", verb = ""] = pair.split(":");
      return [participle, verb];
    }),
);

/** The plain form behind a participle ("refilled" gives "refill", "written" gives "write"), otherwise null. */
export function participleVerb(word: string): string | null {
  const lower = word.toLowerCase();
  const irregular = IRREGULAR_PARTICIPLES.get(lower);
  if (irregular !== undefined) return irregular;
  if (!/^[a-z-]{3,}ed$/.test(lower)) return null;
  const stem = lower.slice(0, -2);
  const candidates = [stem, `${stem}e`, stem.replace(/(.)\1$/, "$1"), stem.replace(/i$/, "y")];
  return candidates.find((candidate) => PLAIN_VERBS.has(candidate)) ?? null;
}

/** Verbs that say little by themselves: the thing that follows tells what the goal is. */
export const LIGHT_VERBS: ReadonlySet<string> = new Set(
  `sort handle tackle deal manage figure face approach
  resolve solve address continue restart resume catch maintain finalise finalize overcome master`
    .trim()
    .split(/\s+/),
);

/** True when several words begin with something to do: "call mum". */
export function startsWithVerb(item: string): boolean {
  const first = item.split(/\s+/)[0] ?? "";
  return item.includes(" ") && plainVerb(first.replace(/[^\p{L}'-]/gu, "")) !== null;
}
