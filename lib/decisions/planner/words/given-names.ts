/**
 * First names that are common in English-speaking countries and mean nothing else, in small letters: what
 * "reply to dave" is about. Names that are words too ("rose", "mark", "will") are left out.
 */
export const GIVEN_NAMES: ReadonlySet<string> = new Set(
  (
    "aaron abdul abigail adam adele adrian agnes ahmed aidan aisha alan albert alex alexa alexander alexandra " +
    "alfie ali alice alicia alison amanda amelia amina amy ana andrea andrew andy angela angus anita ann anna anne " +
    "annie anthony antonio archie arthur aoife ashley audrey barbara barry beatrice becky ben benjamin bernard " +
    "beth bethany betty beverley brenda brendan brian bridget bruce bryan callum cameron carl carla carlos carly " +
    "carmen carol caroline catherine cathy cecilia charles charlie charlotte chloe chris christina christine " +
    "christopher claire clara clare colin connor conor craig daniel danielle danny darren dave david deborah " +
    "debbie denise dennis derek diana diane diego dominic donald donna doris dorothy doug duncan dylan eddie edith " +
    "eduardo edward eileen elaine eleanor elena elijah elizabeth ella ellen ellie elliot elsie emily emma eric " +
    "erin esther ethan eva evelyn evie fatima felix fiona frances francesca francis fred freddie freya gabriel " +
    "gareth gavin gemma geoff george georgia georgina gerald gloria gordon graham greg gregory gwen hannah " +
    "harriet harry hassan hazel heather helen henry holly howard hugh ian ibrahim imogen ingrid irene isaac isabel " +
    "isabella isla jacob jake james jamie jane janet janice jasmine jason jayden jeff jeffrey jen jenna jennifer " +
    "jenny jeremy jess jesse jessica jill jim jo joan joanna joanne joe joel john jonathan jordan jorge josh joshua " +
    "joyce juan judith judy julia julian julie justin karen karl kate katherine kathleen kathryn kathy katie keith " +
    "kelly ken kenneth kevin kim kirsty kyle laura lauren laurence lea leah leanne lee leo leon leonard leslie lewis " +
    "liam linda lisa liz lorna lorraine louis louise luca lucas lucia lucy luis luke lynn maddie madison maggie " +
    "malcolm marcus margaret maria marie marion martha martin mary mateo matt matthew maureen megan mei melanie " +
    "melissa mia michael michelle miguel mike mohammed mohamed molly monica muhammad nadia nancy naomi natalie " +
    "natasha nathan neil niamh nicholas nicola nicole nigel nina noah noor nora oliver olivia omar oscar owen pamela " +
    "patricia patrick paul paula pedro peter phil philip phoebe polly priya rachel ralph raj rebecca reza rhys " +
    "ricardo richard rita robert roberta rodney roger ronald rory rosa rosie ross russell ruth ryan sally sam " +
    "samantha samir samuel sandra sara sarah scott sean sebastian sergio shane sharon shaun sheila shirley sian " +
    "simon sofia sonia sophia sophie stella stephanie stephen steve steven stuart susan susanna suzanne sylvia " +
    "tara tariq ted teresa terry theo theresa thomas tim timothy tina toby todd tom tommy tony tracey tracy trevor " +
    "tristan valerie vanessa veronica vicky victoria vincent wayne wendy wesley yasmin yusuf yvonne zac zach zara zoe"
  ).split(" "),
);
