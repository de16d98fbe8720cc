/**
 * Words that people write to an app like this one, the most frequent first. What stands in no vocabulary
 * is read as a disguised or slipped word (leetspeak, spaced or repeated letters) when it then gives one of
 * these.
 */
export const VOCABULARY: ReadonlySet<string> = new Set(
  `
    the i to a my and it in for of that me is on with you do how this so at be about her was what
    he like have or not name get can out want one she are but just if up they him all from make no
    we his when as them an people now know who by without feel your been go should myself back
    would think time more then before going got good has because day there tell off stop every
    again need will had after never say two love why life take too someone being first way only
    years over said kill into plan where our see says help find keep really old down today their
    home something did write until still work some year much could new kids end here am since last
    talk put which man even night own told right any three give week dead than die best school
    nothing does nobody thing better bad everything everyone through were tonight look us thought
    call other hurt hate lol well use cut thanks whole come ex phone sleep wife car things next
    leave friend job suicide left same live sure very ask made house makes thank money always away
    long sorry wants while learn anything person days husband hit mother please dog let stay start
    little these step getting wrong done ten came read doctor sister asked went family mean happy
    brother son sex list took girl ever used guy hope pills wait nice wish boyfriend enough
    thoughts also baby break gets hard great move those game around having four found looks
    friends ago daughter room head buy mum real though most oh post open weeks actually lot yes
    team anyone try another dad self against fine bed somebody alone child parents fake yeah doing
    both finish heart kind lost face each thinking eat scared flat many boss pay pretty gonna
    saying tomorrow care set book run minutes nine its less such once else bit gone door place
    sick trying send alive suicidal lose hand sad believe wanted under change six ok till attack
    looking sunday making front talking stopped asking months already killing month called gave
    order class kitchen five report fight mind afraid friday part show death world maybe check
    angry comes cat times hear hurting morning play blood hour group evening half point remember
    tablets weekend tired kid died woman big saw women dying least body floor hands burn
    girlfriend father drive wow course water together pain stupid sell party story feeling might
    hospital birthday gun knife steps late hours reason fire watch felt coffee seen happened
    finally clean goes true drink words idea glad relationship online train cake shop wedding
    understand number must needs date few fuck walk free high laughed office sit feels shoot bank
    hide second bring small therapist damn video may close police town instead turn trust pick
    mine safe sounds answer ending fun coming eating rather food keeps sat started works thursday
    stuff past ate tax letter normal children nurse miss probably throw bus taking knows bomb
    teacher explain saturday harm men joke monday add living heard problem ring insurance law okay
    become wrote forty ones build looked wake different beat word lunch side exam lock deal
    honestly cry cold support guys bag cried bathroom question eight full rid quiet stand hell
    broke short page landlord yourself worst text hurts quit between himself test chest thinks
    behind dude imagine killed poison ways longer third tried thirty mom worse photos sometimes
    laugh summer either account note white happen telling herself weird boy bought depression
    therapy fucking club porn christmas sexual marriage meeting neighbour forgot everybody gym
    shit crying dinner funny hang control amazing sort murder anxiety yet news happens teach
    chapter table using comment luck sub far married shame calls drop haha card seeing cool means
    prepare win god strong pictures goodbye enjoy war arm letters jump voice crazy hold paper fix
    moved black window exactly possible rest shut caught line seems anyway business takes twice
    wall march agree scene almost sign app uncle eleven guess others social visit literally goal
    running reading shot sleeping outside trip able dark share steal brain keys definitely ashamed
    pass meds knowing notice calm rent working human driving race photo deserve red adhd born ugly
    decide film terrible interesting anger weight drinking light tuesday anymore country coach
    round hair taken watched gay return during lie writing wanting decided yesterday email empty
    leaving city history calling ice near pull spring case knew worth fast awesome partner fall
    questions early gas losing nearly garden listen loved straight carry colleague boys proud
    tells wine asleep young company dirty starting talked desk funeral meant security worried
    describe breathing shift fact low football loud badly whether hey moving accident novel broken
    skin breathe fat bottle finished season girls song eyes push licence twelve clear playing
    picture form box woke whenever count properly garage awful soon missed panic top giving
    horrible absolutely divorce street dating feelings building interview flatmate hot information
    fit legal copy cutting shower later mad often couple address crime drug ready teenager manager
    act beautiful cook names passed bridge health watching games adult messages record avoid
    holiday papers skip peace leaves walked age favorite lives moment poor weed noticed allowed
    sitting noise sound seem training private exist blow winter whatever advice twenty lmao
    collect roommate changed grow plant cousin purpose survive paint worry reddit jobs safety zero
    patient seriously forgive message speech speak turned violent fraud counsellor fifteen follow
    planning animals lawyer pressure pizza cancel lights trouble dumb waiting court explicit bread
    character single type religion system park sees appointment bike overdose fair lies written
    disgusting create gives matter lying block hole nude surprised church draft grandma deadline
    dose insulin sofa ah tea cause kept serious completely state rules remove opinion project rope
    soup stroke except wanna edit naked print shoes issues lead attempt cash pack stops talks
    level public jews laptop neighbours easy mostly videos article op situation mouth grown cute
    wonder paid arms camera failed dangerous kinda power save aunt fell forget ends sent touch
    locked shaking bro media sense opened internet music catch road super lesson revenge abuse
    supposed quite none june stairs along curious needed energy hearing accounts cleaning disorder
    due research asks file fish inside replace smoke pregnant given brought drunk key machine lamp
    slow tips psychiatrist ended response hack medicine walking methods loves smell swap college
    ha truth perfect lets library numb cheating focus omg bully dream ideas pretend sweet bored
    hire toddler guilty comments bullet market sending breakfast dentist homework drugs process
    spread issue join starts noticing podcast choose fear lately fan usually feed council mail vet
    missing places recently results kills service simply cannot totally birth fill medication laws
    waste blue harder teeth treatment fourteen noon practise slides village illegal match racist
    anniversary bite bleeding breath recovery stayed breaking helps language delete lower stomach
    cats helped data cream ill double mess bags cuts fridge version shows government drove hanging
    slept apart idiot turns important movie stress books crush certain fault mate posts basically
    fighting laughing lazy meme bleed cleaned essay marathon shed ward alcohol begin plans quickly
    secret worthless budget couples grandmother passport rifle scares slowly bet depressed met
    played worked clothes killer mix neck policy rage study credit honest debt prison vote fifty
    gp grave pm reach trash expect special future however cards disappear sleeps numbers ugh fianc
    posting anybody bin closed punch smash sugar piece reply spend surprise within brave
    everywhere known method planned swear destroy finding mood track wearing anti paying ambulance
    bath crash gloves lift organise pays throat figure forever idk drinks grandpa leg nudes thin
    actual board especially harming sharing sucks switch air bar checked hiding price regret split
    meals nineteen rats contract ground mistake ruin screaming provide dies glass server session
    seven sober deep murdered promise smaller stays lonely meet somewhere non players upset
    antidepressants calendar diary rang shouted thesis van argue daily heavy holding nights wear
    creepy episode experience clinic hundred midnight risk danger driver gotta rain review
    survived tree meal mirror quick common problems thread dogs easier hates minute proper
    difference handle boxes crack drank forge furious operation parking stood strip trans force
    jealous release suck confront congrats forward hoping jumping posted scars sea term touched
    glasses hits patch smoking student annoying access include interested mental drama hotel
    choice likes points unless alarm failing frightened intrusive knock oven pharmacy plants
    promised boring bot painful period practice weapon chance concert crap crisis held knees liked
    marry similar station charity edge forum guard picked standing whoever animal decision lied
    won blind clients code deleted final oil apparently middle option knives lithium roast smiled
    tablet consent jokes border content cow drawer lab lots personal protect realize row scream
    script silence useless checks choke hunt milk prescription signs stolen whom although confused
    details effective gold player guilt master busy extremely hi nah bigger changing convince dear
    lady profile store treat website afternoon appreciate balcony bedroom chair diet doors expose
    lake loss medical obviously trade trap urges calories corner hunting sun lovely smile tv apply
    pulled guns present star throwing aid argument awake boxing gays grey holy notices october
    offered printer rob shelter sink trial wondering chat lay savings spare urge wednesday
    anywhere blame bottom healthy community physical title hitting judge kicked kiss speed staff
    trigger attention claim clearly criminal entire professional spent fail size strangers stuck
    taxes across art based choir cover drown evidence folder hugged kilos lighter muslims physio
    prefer removed tho timer cancelled notes plates presentation runs wrist model abusive huge
    bell habit mixed opens range sentence adults attacks facts proof view abused checking shooting
    constantly hopefully hug source afterwards bake schedule sheet stab surgery swimming weekends
    finds fingers lines restaurant saved update weak interest boat emergency hall label salt
    secretly stole easily excited google main screen space themselves chicken counts dates detail
    escape students texted traffic trick warning complain embarrassing hilarious link respect
    unfortunately weapons butcher candle evenings intend kit leak lease locks nails pill quietly
    rat starve sweating bloody bother diagnosed dress press stranger treated amount area damage vs
    documents holidays kindly mortgage nature passwords teen cheers prove simple site changes
    chocolate coworker farm feet grew joking monster raised cops series welcome wonderful
    apologised brakes chemo chop petrol prep roses sue tom traps workshop challenge decent flag
    meat reminder silly strange truck continue pro existing install loser pages pen radio reported
    roof scare threw tickets tight toast turning volunteer cancer listening lived refuse spot
    characters nope breaks burned choking cup doctors foot images pls shake task threats cheated
    extra happening putting techniques truly ya dropped id learning legs rude shirt canada female
    offer options physically scary barn breast ceiling eggs execute explode fever forms lad laughs
    log meetings tongue eye considering dealing emotional example lack rights tbh burden client
    dry fresh pool pride raise shared stage assault deserves disagree harassment natural reaction
    stick caring cheat disease kidding rate biggest complete election property rape troll army
    beds bill blacks bleach bury coat dishes exit fasting fence kms laundry mornings pregnancy
    promotion ran renew sixteen sleeves smallest upstairs wipe buying drawing faith keeping search
    ur lucky august belt bullied dig ears ghost grab handed juice knee lump pillow rival scale
    weather america ass behavior correct countries false several sexually subreddit childhood
    coast computer cross hated picking records rejected safely success teenage warm higher
    incredible learned local pissed acid bakery bins burnout counselling drain exercises leaflet
    leeds mosque relieved river anonymous beer hidden ignore older phrase refuses soul stories
    stressed violence buddy detection doubt involved negative relationships ridiculous affair bye
    chemistry crypto employer freeze mark meth outline polite shopping swing tie fans gross manage
    mode reasons reminds situations believes blog counter customer degree documentary festival
    fool nail owner pity poem poster suit texts toilet unhappy university agreed anxious ball
    becoming plays president reference accept distance household instagram nasty neither nor
    password pathetic pics pretending touching cringe followed million movies suggest battery
    cable chosen counted deer easter fireworks furniture guests hid hides immigrants lips niece
    queue shook tape tests turkey wallet bipolar effort english financial info likely netflix roll
    sake showed taste tip upvote voices yep burning butter drives eaten flight heat marks schools
    sentences translate understood admit conversation dare facebook severe stealing confidence
    gang horror illness login skills soft theory contact letting odd prompt understanding biscuit
    cabinet cleaner complaint deposit drill drowned exams foreigners hospice jar kettle memorial
    ninety overdosed permit politely punish rotten salon tap tiny ahead alright campaign figures
    growing hahaha imo land location opinions personally pet popular pushing respond worker yo
    accent among blade cheese cure drops embarrassed happier hardest hiking jam kissed ours
    phishing platform pump wet wheel windows banned digital event mass parent ruined science
    answering design earth fantasy king miserable misses phones separate shots stopping suffer tag
    tall terrified web whose available cares difficult effect exploit helpful tough balloons
    carpet cellar certificate danced handover helpline jewish massage maths module mould nan
    opioids painkillers pupil receipts rehab revise rewrite romance sang seminar sharpen sponsor
    stepfather strangle tent tram washing advanced bypass customers fellow former gotten grade
    itself moves saving strategies suppose travel youtube compare custody grief hormones invite
    lists miscarriage nursing onions paperwork pointless routine scam shy threaten trace waited
    wood bless cost crimes excuse falling insane memes statement terms value bug commit kick liar
    memory path petty serve snow acting considered helping perfectly positive specific apartment
    bitch bunch current device ensure faces fired gift highly hugs hypothetically original pray
    pulling pure quality realistic rough sites audit baking began bullying buried burnt
    centre cries december deployment eats fentanyl fourth glue officer pitch posters quitting
    restraining sheets shifts slide socks stabbing swallow swim twins vegetables villain wishing
    yoga cope depends friendship including jerk mid opposite per smart arrested arrived benefits
    bombs counterfeit crossed january management overwhelmed permission ppl realised sales sold
    texting ups acts aware decisions obvious towards assume brings careful consequences consider
    copyrighted dance fantastic freak further green hungry mistakes react remind rock allergy
    bedtime blades coke curtains disabled downstairs dread fewer foster painless prevention
    punching recipe sam shorter sleepy snapped spray swallowed tenant wash yelled attracted barely
    career expected loving nonsense nuts queen quote recommend yours adopt antibiotics bat bench
    chemicals chips chose customs employee exhausted explosive fed filthy firm flu hobby messed
    messy nerves nose punishment races register tone tools tooth traced typing became somehow
    speaking wtf arguing bear brown concerned engineer etc heaven huh humans matches mentioned
    product seat services shitty sides staying struggling username walls wind yellow africans ben
    biscuits boiler booked brigade candles contraception crisps diagnosis drowning flatmates gap
    grandad grieving guitar gypsies headphones hens jaw jew jewellery karaoke kidnap labels loudly
    mails manual muslim parcel pause pins poisons practised probation programme refill relapsed
    rubbish sext shouts sock spreadsheet supervisor surgeon swelling temper tenth undress weeds ad
    caused defend fly ignored maintain map mention nervous nuclear otherwise parties responding
    rich rip worries younger airport autistic bars bridges carrying cliff colleagues cough ditch
    filth germany headache heroin hung imagined mouse peaceful pieces polish pushed rabbit repeat
    september signing supermarket taught threatened visits walks youth zombie af affect effects
    enjoyed performance political shock showing software toxic approach babies band benefit
    brothers choosing civil costs crossing currently deadly exact finger goat hardly income
    interactions intimacy large listened minor pic position reality signed songs states teams
    thousand threatening trafficking uncomfortable above aside boundaries directly disappointed
    discuss drag exists frame owners shocked victim wins albums april badge beach believed belly
    breed brick button easiest fastest flowers function hitman jumped jumper lawn machines museum
    newspaper noises noose november packed permanently pig playlist rebuild scaring seizure shoe
    shoulders slice slip spoke suggested sundays ticket unbearable unconscious union vegetable
    vomit weekly whip woods absolute advantage awkward biological bowl channel closer frustrated
    impact users album apple apps beg belong blocked classic crowd cycle desire despite downvote
    draw effectively general hangs heads invisible league manipulate mountain nd official parts
    passive pasta personality picks pile plane pocket pot potato potential random raped relief
    responses route seemed soap society stabbed sudden surprising syndrome terrifying til user
    washed yea accusations assaulted butt causes causing comfortable differently dreams dump
    ethical experienced fights fixed french hello holes identify managed ourselves reasonable
    settings sexy stream tears application autumn batch beam bees begging built burglary cameras
    chess cooked dealer deck declare dirt ferry filing follows harms hike instructions invented
    journal limits mattress mug ought parasites photograph plague potatoes priest pub ribs
    sandwich shelf singing slay snacks spilled steals synagogue tattoo thirteen tomatoes vermin
    vinegar wheelchair whites wrists addicted addiction avoiding cruel freaking gain idiots
    mentally normally politics privacy reputation rule slightly spending unable victims voted wild
    addict attractive background blew bones bonus bottles celebrate coin collar color commute
    condoms created decades dragon earn embarrassment falls feeding fought graphic hacked
    happiness hating hero hiv hopeless imagining incredibly input launch load materials needing
    nightmares periods quarter rare razor realized regular sadly sample scratch sensitive sits
    soda stock sunset toy tracker twitter yell addresses bitter charge education factor fox guide
    hardcore legit nerve pets plate ride shape snake sports stands thrown usual aloud anna
    apologise arabs audition blackmail blanket bled breasts calms carer carried chart cheerful
    classmate climbing clutter collapsed corridor coughing cpr cupboard detox dishwasher dizzy
    ella envelope epipen euros faint fists freezer fridays gently golf gran grant heartbroken
    heating hedge ideation inhaler intern invoice invoices iron ivy jonas kerb ladder lasagne leo
    locksmith mediation medicines metres mushrooms needle organised paramedic parked pharmacist
    pharmacology plasters portal postman refugees roma safeguarding scan scissors shoplift skipped
    slipped spike stag stairwell stalk stove subscriptions supplier surest taper terminate thanked
    towel tuesdays tumour wardrobe warehouse wasp wiped accurate average btw cars chemical
    environment esteem evil expensive expert flying garbage image insecure intense intimate
    justice limit marketing national output plenty scenes solid target tool uk winning 
    allergic ants beating beside biology bodies clown clubs courage debts delivery dodge emails
    entry erotic explosives failure fantasies fee fees field films grateful highest horny
    inheritance interviews intimidate invited lesbian lip lit loan lover monkeys nephew nicer
    ordered passes patients pattern pipe prank prayer readers remembered screenshot screw shoulder
    shout sneak sons spanish spider teenagers twin understands vodka whisper action apologies bud
    congratulations counseling downvoted eh encourage extreme flair following hmm humor identity
    irony knowledge legitimate massive military playoffs role sir suffering systems tactics yup
    attacked brand chinese chronic circle classmates clip conversations desperate divorced egg
    europe exchange explained hat host olds passing pink plastic pop products psychology risks
    roads selling separated stars sword symptoms terrorists transfer treats tricks wasting accused
    agent balance balls beginning examples exciting favourite fully gender guessing improve injury
    leading material matters result solution suddenly total tries virgin willing adds annoys
    automatic ban bangs bringing carbon choked colour competition couch defence dye engine estate
    farmers february fixing forgetting forgotten fried grandson hacking homemade imma inject
    insults loses lure metal ocd painted pension physics piano pirate poisonous quickest relaxed
    remote returned reunion risky ritalin rooms ship shirts shouting sim slave smear spiral
    splitting spots staring statistics tabs throws torture trusted underage upload vaping
    workplace writes communication companies concept constant culture cuz expecting favor figured
    genuinely indeed levels lmfao major memories necessary nowhere plus prevent profit puts style
    subtly testing west wing abortion adopted asian assistant awareness bisexual breakup brutal
    clapped comic coward crown database debate exercise feature frozen guidelines homeless insult
    joined laid leader leaning nap orange score screams semester smells solo spouse storm strict
    tracking wasted according answers arguments basketball besides complaining creative destroyed
    discord dropping enemy explanation goals horse jail legally makeup mobile moron perhaps
    progress propaganda racism tinder tweet votes abroad accountant agency alarms argued ashes
    assessment asthma babysitter beaten begun betting blackout boot burner calmly cannabis
    cardboard cereal coffin cons costume deadlines deaf epilepsy fade families gentle german
    harvest headshot holocaust hoodie hooks horrified hostage infection inferior joint leftover
    lent loo lung mat monkey monoxide needles newspapers noodles offline oxygen parade patience
    payroll peanut photographer politician pros quarry quicker quits ramadan ray recording
    recovered redo referee repair resign restart rings robbed rumour sabotage screamed segregation
    sells settle sew shotgun shred smelled snitch softly spite stepdad stepson stickers stiff
    stutter substance sweets tab thieves threat touches trail trainer trains tube vaccination vets
    wallpaper whisky xanax afford anyways beyond cheap compared emotionally emotions enforcement
    entertainment eventually experiences ignorant innocent items justify loopholes possibly
    previous regarding related rumor standard subtle advance american attorney audio bang
    bankruptcy birds borrow casino clever cooking crew decides deeper disability elderly fishing
    flip fruit ghosted hers hook hoped immigration joy locker mafia meaning min mrs onto opening
    parental payment phase presents psychologist puppy rapists reduce retire returns scum seats
    sore starving stone stronger swearing torn trauma yelling added aggressive attempted bills
    blames blows bothers bruh cybersex description designed employees fairly fascinating
    generation golden liking mod morons overreacting paranoid protest raising south spreading
    supportive talented teaching tweets unexpected vegan wise acne adderall aisle ana antifreeze
    archery attic bail beginner bikini biting bleak bombed branch brew bruises cactus caffeine
    camping camps cardiologist checklist chores cigarettes clay clich clocks cockroaches cot
    crackers crawl crooked crowbar cv dave dementia detective diabetes dialysis diaries dietitian
    disc drum ecg electricity erotica escort eulogy fainted flea flour forgets fund goldfish
    greedy hammer hamster handwriting hanged hay hears heist herbs hijab hut ibuprofen inbox
    inventory jury karen ketamine kindergarten lads laser launder laxatives lipstick lisbon
    menopause mentor mole motorway nadia neurologist nicely notebook nursery organiser packing
    pads paintball pancakes pantry paracetamol paul peeling pencil pest poisoning prescribed priya
    procrastination pulse quarrel quiz raining ransom recognise refugee rehearsing respite ringing
    roleplay sale sauna scans sedatives sertraline seventeen sewing shoebox sixty ski slash
    smuggle sobbed sorted spat specialist spreadsheets spy stall starved sterilised sunscreen tags
    tan taxi thinner tick tiles tin tmrw toxicology twenties ugliest unalive unread vampire
    vitamins warfarin wednesdays weekdays wifi witness accepted activities aww brilliant certainly
    claims curiosity delicious earlier filming freedom frustrating gaming glorious hence heroes
    ignorance ladies lyrics multiple opponent opportunity perspective pleasure possibility
    scenario solve subs tend uh united usa wholesome yikes cocaine attacking agents alignment
    allegations articles asshole bullshit cakeday comedy concern confident context continues
    copyright dated daughters definition derogatory detailed discussion dollars enjoying episodes
    excellent fetish foul genuine greatest hygiene implying insulting international jersey la
    license magic moments organization overall particular piss precious program regardless
    required restrictions rumors seconds smh technically trolling unique worrying arson japanese
    malware minors mixing charger ecstasy humiliate laundering shoplifting stalking tasks tyre
    neighbor synchronized unsynchronized asians backup deport groceries ledge lesbians painlessly
    purge robbery shelves silencer subhuman suffocate suitcase towels virus ammo pistol studying
    tracks abusing retarded bombing forged slut existence medications deaths doses immigrant
    portfolio professor rumours thighs tire vacuum valium vanish whore burgle deported dox
    mexicans migrants poisoned prozac purging ransomware schoolgirl suicides cunt grooming raping
    retards teens yourselves deploy razors resume scamming smuggling transgender assaulting chink
    faggot humiliating jog mmm retard unsubscribe arab brrr chambers closet doxx drugged
    exterminate fakes grenade groom gypsy kike molest nigger overdosing paki robbing seizures spic
    tranny www xxx
`
    .trim()
    .split(/\s+/),
);
