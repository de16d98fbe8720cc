/** More words that stand for one another (`word-classes.ts`): what everyday life and harm are told with. */
export const EVERYDAY_CLASSES: Readonly<Record<string, string>> = {
  number:
    "one two three four five six seven eight nine ten twenty thirty forty fifty sixty seventy eighty ninety hundred thousand half couple few several dozen",
  ten_to_seventeen: "eleven twelve thirteen fourteen fifteen sixteen seventeen",
  order: "first second third fourth fifth next before after until till later then",
  ask: "why where when who whom whose which",
  give: "give gave given giving hand handed pass passed donate rehome rehomed offer lend lent leave return returned",
  take: "take taking takes bring brought carry carried pick picked grab grabbed fetch keep hold held",
  put: "put place set laid lay lie lies",
  see: "see saw seen sees seeing look looking looks looked stare staring notice notices noticing",
  know: "know knew knows known understand remember learn learnt realise realize forget forgot believe",
  go: "go goes went going come comes came coming walk walked walking run ran running move moved moving step stepped",
  try: "try tried trying attempt attempted manage managed",
  let: "let lets allow allowed permit refuse refused",
  show: "show shows shown explain describe teach taught list compare translate",
  push: "push pushed pull pulled drop dropped shove throw threw thrown drag dragged squeeze shake shaking shook",
  jump: "jump jumped jumping fall fell fallen falling leap step",
  grow: "grow grew grown start started begin began become became turn turned change changed",
  stand: "stand stood sit sat sitting standing wait waited waiting stay stayed",
  open: "open opened shut close closed lock locked door doors gate key keys window windows unlock curtains blinds",
  give_words: "promise promised swear swore sorry thank thanks please forgive apologise explain",
  whole: "whole all every each everything entire only just",
  bad: "bad awful terrible horrible worst worse wrong badly dreadful poor weak",
  good: "good great nice lovely wonderful happy glad perfect brilliant proud fine okay fun beautiful well",
  small: "little small tiny bit short few",
  big: "big huge large long high deep heavy strong",
  quiet: "quiet calm calmer silence silent peace still dark black light",
  warm: "cold hot warm heat rain snow sun wind ice storm weather cool",
  shame: "ashamed shame guilty embarrassed embarrassing weird strange crazy weak",
  laughed: "laugh laughed laughing laughs lol lmao haha joke jokes joking smile smiled fun funny",
  shout: "shout shouted yell yelled scream screamed argue argued argument row fight",
  hand: "hand hands finger fingers fist foot feet neck knee knees eye eyes ear hair tooth teeth nose shoulder shoulders mouth belly back toe thumb",
  vehicle:
    "bike bicycle van lorry bus tram boat ship plane flight taxi scooter tractor motorbike truck",
  road: "road street corner crossing motorway park village town city river sea lake forest wood beach hill mountain field pier canal water",
  room: "bedroom toilet hall stairs basement cellar loft attic wall floor ceiling bed chair table sink bath shower drawer cupboard shelf upstairs downstairs corridor lift",
  study:
    "lesson course training university college degree seminar module maths history chemistry biology physics study studies studying students student grade grades semester term research dissertation revision uni homework",
  food: "bread milk eggs egg butter cheese tea coffee pizza sugar salt flour mushrooms cream roast meal meals rice beans apple apples biscuits biscuit chocolate sauce pepper jam honey salad bacon sandwich sandwiches snack snacks pie pancakes cookies yoghurt vegetables fruit",
  eat: "eat eats ate eating eaten food hungry cook cooked bake baked boil boiled fry fried feed fed",
  kitchenware:
    "oven plate plates kettle pot pan pans bowl bottle bottles jar jars glass spoon fork dishwasher toaster grill barbecue stove lid",
  clothes:
    "clothes shirt dress shoes shoe coat socks suit boots trousers jeans hat gloves jumper skirt scarf jacket tie uniform costume",
  clean:
    "clean cleaned cleaning wash washed tidy scrub wipe polish dust hoover sweep mop iron vacuum declutter sort sorted empty rinse",
  mend: "fix fixed drill screw screws nail nails sand repair mend assemble tile tiles wallpaper plaster hammer saw paint painted glue install sew knit varnish timber wood plumber electrician carpet",
  plants:
    "plant plants seeds seed tree trees hedge flower flowers grass soil pots compost prune tomatoes roses bulbs greenhouse leaves rake mow",
  sport:
    "football gym yoga swim swimming marathon race racing boxing judo karate match team goal tennis hike hiking climb climbing rugby cricket basketball golf ski skiing workout squats league training jog jogging rowing darts",
  game: "play played plays playing player players quest minecraft sims fortnite dnd chess cards raid guild zelda pokemon xbox playstation lego puzzle tournament npc rpg dungeon respawn controller",
  music:
    "song songs piano guitar choir sing singing dance dancing music band concert theatre radio album drum violin karaoke chorus bass lyrics",
  picture:
    "photo photos pic pics picture pictures video videos clip clips film filmed images image selfie selfies recording footage",
  computer:
    "code bug bugs server servers script process deploy branch commit database laptop computer app apps website backup file files folder printer software git python excel spreadsheet sheet docker browser update install terminal linux screen keyboard",
  online:
    "online internet chat site profile forum insta instagram snapchat snap discord tiktok whatsapp telegram reddit twitter facebook followers comments comment stream groupchat web channel account",
  form: "form forms application register renew appointment contract policy lease permit council bank solicitor notary agency union booking book booked reservation cancel cancelled sign signed submit apply deadline",
  shop: "shop shopping market sale price cheap parcel delivery packet supermarket checkout till bakery butcher chemist customer voucher gift present presents",
  clinic:
    "vet dentist clinic surgery physio treatment scan test tests results blood vaccine vaccination jab optician midwife patient patients appointment checkup dermatologist specialist ward discharge",
  illness:
    "ill illness cancer flu fever cold cough migraine headache diabetes asthma allergy infection virus covid injury stroke arthritis disease dementia",
  ill_mind:
    "depression anxiety adhd bipolar panic ptsd trauma ocd psychosis bulimia autism burnout addiction disorder",
  occasion:
    "birthday wedding party christmas easter anniversary festival holiday holidays summer spring autumn winter graduation reunion funeral halloween carnival ceremony picnic",
  travel:
    "trip hotel journey packing suitcase airport tickets ticket camping tent luggage backpack visa hostel cruise tour",
  book: "book books page pages author draft poem poems reading library author title publish paper article chapter blog essay paragraph text wording",
  news: "news headline documentary journalist war army battle camp camps soldiers election vote politics government party parliament policy protest",
  team: "team group club class member members crew band gang neighbours neighbors volunteers staff",
  pretend:
    "pretend roleplay act hypothetically theoretically hypothetical fictional realistic academic purely curious imaginary scenario",
  bot: "ai bot chatbot assistant model gpt dan robot machine rules guidelines filter unrestricted jailbreak",
  shape_of_harm:
    "pain hurtful wound wounds bruise bruises bruised marks mark corpse skull ribs bone",
  anyone_sees: "seen noticed found discovered finds find notices alone unseen witness witnesses",
  belongings:
    "things stuff belongings possessions jewellery jewelry box boxes furniture keys wallet phone phones bag bags",
  pay: "pay pays paid paying cost costs cash price cheque transfer fee wage wages salary sell sold charge",
  family_tie:
    "family families married marriage marry divorce divorced pregnant pregnancy birth born widow widower grandchildren grandson granddaughter",
  old: "old older elderly young younger age aged ages grown adult adults",
  god: "god heaven pray prayed prayer hell lord jesus allah angel angels soul sky",
};
