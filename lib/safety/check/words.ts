/**
 * Words that people write to an app like this one. What stands in no vocabulary is only read as a
 * disguised word (leetspeak, spaced or repeated letters) when it then gives one of these.
 */
export const VOCABULARY: ReadonlySet<string> = new Set(
  `
    a able about above absolute absolutely abuse abused abusing abusive accept accepted access
    accident account accurate accused acid across act acting action activities acts actual actually
    add adderall addicted addiction address admit adult adults advanced advantage advice af
    affect afford afraid after again against age agent agents ago agree agreed ah ahead ai air
    alcohol alignment alive all allegations allergic allowed almost alone along already alright also
    although always am amazing ambulance america ammo amount an and anger angry animal animals
    annoying anonymous another answer anti antidepressants anxiety anxious any anymore anyone
    anything anyway anyways anywhere apart apartment apologies app apparently application
    appointment appreciate approach arab arabs are area argue argument arms around arson art article
    articles as ashamed asian asians aside ask asked asking asleep ass assault assaulting asshole
    assume at attack attacked attacking attacks attention attracted attractive aunt available
    average avoid avoiding aware away awesome awful awkward aww baby back backup bad bags bake
    balance balcony ball balls bank banned bar barely based basically bathroom be beat beating
    beautiful became because become becoming bed been beer before begin beginning behavior behind
    being believe best bet better between beyond big bigger biggest bike bills biological bipolar
    birthday bit bitch black blackmail blacks blade blades blame bleach bleed bleeding bless blind
    blog blood bloody blow blue body bomb bombing bombs book books bored boring born boss bot both
    bother bottle bottom bought boundaries bowl box boy boyfriend boys brain brave bread break
    breakfast breaking breathe breathing bridge brilliant bring bro broke broken brother brought
    brrr btw bud buddy budget bug build building bullet bullshit bully bullying bunch burden
    burglary burgle burn burned burning burnt business busy but buy buying by bypass cake cakeday
    calendar call called calling calls calm calories came campaign can canada cancer cannot cant car
    card cards care career cares carry cars case cat catch cats caught cause caused certain
    certainly challenge chambers chance change changed changing channel character characters charger
    cheap cheated cheating check checked checking cheers chemical chest child children chink choice
    choke choose christmas church city claim claims class classic classmate classmates clean clear
    clearly clients close closer closet coach cocaine cockroaches code coffee cold colleague college
    color come comedy comes coming comment comments common communication community companies company
    compared complain complete completely concept concern concerned confident confused congrats
    congratulations consent consequences consider considered considering constant constantly contact
    content context continue continues contract control conversation convince cook cool cope cops
    copyright copyrighted correct cost could counseling count counterfeit countries country couple
    course court cousin cover coworker crack crap crazy cream create created credit creepy crime
    crimes criminal cringe cruel cry crying culture cunt curiosity curious current currently
    customers cut cute cuts cutting cuz cv dad daily damage damn dangerous dare dark data date dated
    dating daughter daughters day days dead deal dealer dealing dear death deaths debt decades
    decent decide decided decision decisions defend definitely definition deleted delicious dentist
    depends deploy deport deported depressed depression derogatory describe deserve deserves desk
    despite destroy detailed details detection device diagnosed did die died dies difference
    different difficult digital dinner directly dirty disabled disagree disappear disappointed
    discuss discussion disgusting dishes dishwasher disorder distance divorce do doctor does dog
    dogs doing dollars done door dose doses double doubt down downvote downvoted dox doxx draft drag
    drama drawing dream dress drink drinking drive driving drop dropped drown drowning drug drugged
    drugs drunk dude due dumb during dying each earlier early easier easiest easily easy eat eating
    ecstasy edit effect effective effectively effects effort eh either election else em email emails
    embarrassing emergency emotional emotionally emotions empty encourage end ended ending ends
    energy enforcement english enjoy enjoyed enjoying enough ensure entertainment entire environment
    episode episodes especially essay esteem etc even event eventually ever every everybody everyone
    everything everywhere evidence evil ex exact exactly exam example examples excellent except
    excited exciting excuse exercise exhausted exist existence existing exists expect expected
    expecting expensive experience experiences expert explain explicit exploit explosive explosives
    expose exterminate extra extreme extremely eye eyes face facebook faces fact facts faggot fail
    fair faith fake fakes fall falling false family fan fans fantastic far fast fastest fasting fat
    father fault favor favorite favourite fear feed feel feeling feelings feels fell fellow felt
    female fence fentanyl fetish few fight fighting figure figured figures film filming final
    finally financial find finding finds fine fingers finish fire fired first fit five fix flag
    flair flight floor fly flying focus follow followed following food football for force forever
    forge forged forget forgive forgot form former forms forward foul found four frame fraud freak
    freaking free freedom french friend friends friendship from front frustrated frustrating fuck
    fucking full fully fun funny future gain game games gaming garage garbage garden gas gave gay
    gays gender general genuine genuinely german get gets getting gift girl girlfriend girls give
    given gives giving glad glorious go goal goals god goes going gold gone gonna good goodbye
    google got gotta gotten government grade grandma grandpa great greatest green grenade groceries
    groom grooming gross ground group grow growing guess guessing guilt guilty guitar gun guns guy
    guys gym gypsies gypsy ha hack hacked hacking had haha hahaha hair half hand handle hands hang
    hanged hanging happen happened happening happens happiness happy harassment hard harder harm
    harming has hate hated hates hating have having he head health healthy hear heard hearing heart
    heavy hell help helped helpful helping helps hence her here heroes heroin herself hes hey hi
    hidden hide hiding high higher highly hilarious him himself hire his history hit hmm hold
    holding holiday holy home homework honest honestly hope hopefully hopeless hoping horrible
    hospital hot hotel hour hours house household how however hug huge hugs huh human humans
    humiliate humiliating humor hurt hurting hurts husband hygiene hypothetically i ice id idea
    ideas identity idiot idiots idk if ignorance ignorant ignore ignored ill illegal image imagine
    immigrant immigrants imo impact implying important improve in inbox include including incredible
    incredibly indeed inferior info information injury innocent input insane insecure instagram
    instead insulin insulting insurance intense interest interested interesting international
    internet interview intimate into invoice involved ip irony is issue issues it items its itself
    ive japanese jealous jerk jersey jew jewish jews job jobs jog join joke jokes jump jumping just
    justice justify keep keeping keeps kept ketamine key kick kid kids kike kill killed killer
    killing kills kind kinda kitchen knew knife knives know knowing knowledge known knows la lack
    ladies lady land landlord language laptop large last late lately later laugh laughed laughing
    launder laundering laundry law laws lawyer laxatives lazy lead leading league leak learn learned
    learning least leave leaving ledge left legal legitimate legs lesbian lesbians less lesson let
    lets letter letting level levels license lie lied lies life light lights like liked likely likes
    limit line lines link list listen listening literally lithium little live lived lives living
    lmao lmfao loan local location lol lonely long longer look looked looking looks loopholes lose
    loser losing loss lost lot lots loud love loved lovely loves loving low luck lucky lunch lying
    lyrics machine mad made magic main maintain major make makes making malware man manage manager
    manipulate many map market marketing marriage married mass massive master match mate material
    materials matter matters may maybe me meal mean means meant meat media medical medication
    medications medicine meds meet meeting meme memes memories men mental mentally mention mentioned
    mess message messages met meth method methods mexicans mid middle might migrants military milk
    million mind mine minor minors minute minutes mirror miss missed missing mistake mixing mmm mode
    model molest mom moment moments money month months mood more morning moron mortgage most mostly
    mother mouth move moved moves movie movies moving much multiple mum murder murdered music muslim
    muslims must my myself nah naked name names nap nasty national natural nd near nearly necessary
    need needed needs negative neighbor neighbour neighbours neither nephew nervous netflix never
    new news next nice niece nigger night nightmares nights no nobody none nonsense nope nor normal
    normally not note notes nothing notice noticed now nowhere nuclear nude nudes numb number
    numbers nursery nuts obvious obviously odd of off offer office often oh oil ok okay old older
    omg on once one ones online only op open opinion opinions opponent opportunity opposite option
    options or order organization original other others otherwise our ourselves out output outside
    over overall overdose overdosed overdosing own owners pack page paid pain painful painless
    painlessly paint paki panic paper parent parents park part particular parties partner party pass
    passed passport password passwords past pathetic pay paying peace people per perfect perfectly
    performance period person personal personality personally perspective pet phishing phone photos
    phrase physical physically piano pic pick pics picture pictures piece pills piss pissed pistol
    pizza place places plan planned planning plans plants play played player players playing
    playoffs plays please pleasure plenty plus podcast point pointless points poison poisoned
    poisoning police political politics poor popular porn portfolio position positive possibility
    possible possibly post posted posting posts potential power practice practise pray precious
    prefer pregnant present president press pressure pretend pretending pretty prevent previous
    price printer prison privacy private pro probably problem problems process professional
    professor profile profit program project prompt proof proper properly property protect proud
    prove provide prozac public pull pulling punch punching pure purge purging purpose push pushing
    put puts putting quality queen question questions quick quickly quit quite quote race racist
    random ransomware rape raped raping rare rather razor razors reach reaction read reading ready
    real realistic reality realize realized really reason reasons recently recommend record red
    reference refugees refuse refuses regarding regardless regret regular related relationship
    relationships release religion remember reminder reminds remove removed rent reply report
    reputation required research respect respond responding response responses rest restaurant
    restrictions result results resume retard retarded retards return revenge rich rid ridiculous
    rifle right rights rip risk ritalin road rob robbery robbing role roll roof room rope rough
    round rude ruin ruined rule rules rumor rumors rumour rumours run running sad sadly safe safety
    said sake same save saved saving savings saw say saying says scam scamming scared scars scary
    scenario scene scenes schedule school schoolgirl science screaming screen search season second
    seconds secret secretly security see seeing seem seemed seems seen sees seizure seizures self
    sell selling send sending sense sensitive sent series serious seriously server service set
    several severe sex sexual sexually sexy shame share sharing she shed sheets shelves shes shirt
    shit shitty shock shocked shoot shooting shoplift shoplifting shopping short shot should show
    showed showing shows shut sick side sign silencer silly similar simple simply since single sir
    sister sit site sites sitting situation situations size skin sleep sleeping sleeves slightly
    slow slut small smart smash smell smh smile smuggle smuggling so social society software solid
    solution solve some somebody somehow someone something sometimes somewhere son song soon sorry
    sort soul sound sounds source space spanish speak speaking special specific spend spending spent
    spic split spot spread spy stab stabbing stalk stalking stand standard star start started
    starting starts starve starving state statement states stay steal stealing step steps stick
    still stole stop stopped store stories story straight strange stranger strangers strangle
    strategies stress stressed stroke strong stuck study studying stuff stupid style sub subhuman
    subs subtle subtly such suck sucks suddenly suffering suffocate suggest suicidal suicide
    suicides suitcase summer super support suppose supposed sure surprise surprised surprising
    survive swallow swallowed swear sweet swelling swim synchronized system systems tablets tactics
    take taken takes taking talk talked talking target task tasks taste tax taxes tbh tea teach
    teacher team teams technically teen teenage teenager teens teeth tell telling tells tend term
    terms terrible terrifying test testing text than thank thanks that the their them themselves
    then therapist therapy there these they thighs thing things think thinking thinks third this tho
    those though thought thoughts thread threat threaten threatening three through throw throwing
    till time timer times tip tips tire tired title to today toddler together told tomorrow tonight
    too took tool top total totally touch touching tough towards towels town toxic track tracker
    tracks trade traffic trafficking train tranny trans transgender trash travel treat treated
    treatment tried tries trip troll trolling trouble truck true truly trust truth try trying turn
    turned turns tv twice twitter two type tyre ugh ugly uh uk unable unalive uncle uncomfortable
    unconscious under underage understand understanding unfortunately unique united unless
    unsubscribe unsynchronized until up update upset upvote ur urge urges us usa use used useless
    user username users using usually vacuum valium value vanish vermin version very victim victims
    video videos view violence violent virgin virus visit vodka voice voices vomit vote voted vs
    wait waiting wake walk walking wall wanna want wanted wants war was waste watch watched watching
    water way ways we weak weapon weapons wear wearing website weed week weekend weeks weight weird
    welcome well went were west what whatever when whenever where which while whisky white whites
    who whole wholesome whore why wife wild will willing win window windows wine wing winning wins
    winter wish wishing with within without woke woman women won wonder wonderful wondering word
    words work worked worker working works world worried worries worry worrying worse worst worth
    worthless would wow wrist wrists write writing written wrong wtf www xanax xxx ya yea yeah year
    years yep yes yesterday yet yikes yo yoga you young younger your youre yours yourself yourselves
    youtube yup zero
`
    .trim()
    .split(/\s+/),
);

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
    alike attach attached attaching blending bleeping blessing breeding breaching breaths bride brides
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
