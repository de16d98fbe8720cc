/** Words that decide. A slip of the pen, a star or a dot inside one of them is mended. */
export const DECIDING_WORDS: ReadonlySet<string> = new Set(
  `
    kill killing killed myself yourself himself herself themselves suicide suicidal die dying dead death
    living alive exist goodbye overdose overdosed overdosing swallow swallowed tablets painless painlessly
    strangle strangling suffocate drown drowning hanging bleeding breathe breathing unconscious seizure
    stroke allergic ambulance murder murdered murdering threaten threatening stab stabbing shoot shooting
    poison poisoned poisoning attack attacking assault torture kidnap revenge weapon weapons bomb bombs
    explosive explosives grenade rifle stalk stalking blackmail humiliate worthless pathetic disgusting
    bitch whore slut fuck fucking faggot retard retarded nigger kike tranny vermin subhuman exterminate
    deport immigrants immigrant muslims jewish lesbians transgender disabled rape raping molest porn nude
    nudes naked sexual underage minor children teenage teenager heroin cocaine fentanyl ketamine ecstasy
    meth drugs steal stealing shoplift shoplifting burglary counterfeit laundering smuggle smuggling fraud
    phishing malware ransomware forged arson antidepressants medication insulin lithium laxatives
    starving starve calories vomit purging cutting bridge tonight anymore harming hurting unalive
`
    .trim()
    .split(/\s+/),
);

/** Without their apostrophe, as many people type them; only those that are no words themselves. */
export const CONTRACTIONS: ReadonlyMap<string, string> = new Map(
  `
    i'm i've don't doesn't didn't isn't aren't wasn't weren't won't can't couldn't wouldn't shouldn't
    haven't hasn't hadn't ain't mustn't you're you've they're they've that's there's what's she's he's
    who's it'll you'll they'll could've would've should've y'all
`
    .trim()
    .split(/\s+/)
    .map((word) => [word.replace("'", ""), word]),
);

/** Real words one slip away from a deciding one. */
export const NEAR_MISSES: ReadonlySet<string> = new Set(
  `
    alike waking woken stared lined downed droop drooping slit tied tying swell sweat limp lynch maim hoard hiring struck pains mall
    moles overdoing fogged muslins droning seed seeds attach attached attaching blending bleeping blessing breeding breaching breaths bride brides
    briar bribe charming childrens cuffing culling cuttings depot depots downing drawing dropping drowsing
    fencing forced forged forked formed handing harding haring harping heron herein heroic heroine
    hinging hunting hurling hurdling killjoy kipling lining liking loving livid meditation mediation modest
    mulder mudder murderer niger bridget hanning nicked overdone overdoes poisson prison pursing purring racing raging raking
    ramping rapping rating raving rasping regard regarded reward revenue rifled riffle roping
    sensual severing shallow sharing shouting sighing skating snuggle snuggles stabling stacking staking
    stalling staring stare stares starling starring steaming steeling sterling stewing stocking stoke
    stoking strike strikes strobe strode stroked stroller strolling strange swallows tables tablet tortoise tyranny
`
    .trim()
    .split(/\s+/),
);
