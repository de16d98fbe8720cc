import {
  PET,
  type QuestionPattern,
} from "@/lib/decisions/planner/deciding/questions/question-pattern";

/** Sorts of questions about the body: a look, a treatment, a birth, an end, by words that leave little doubt. */
export const BODY_QUESTIONS: readonly QuestionPattern[] = [
  {
    id: "looks",
    says: /\b(?:nose job|rhinoplasty|boob job|botox|fillers?|facelift|liposuction|tummy tuck|hair transplant|veneers|lash extensions)\b/i,
    unless: /\b(?:crack|hole|wood|wall|grout)\b/i,
  },
  {
    id: "see-someone-or-wait",
    says: /\b(?:go to|drive to|ring|call|see) (?:the |an? |my )?(?:a&e|a and e|er|emergency room|hospital|urgent care|walk-in|111|doctor|gp)\b.{0,40}\b(?:tonight|now|today|or wait)\b/i,
    unless: /\b(?:visit|dad'?s|mum'?s|mom'?s|job|career|vet)\b/i,
  },
  {
    id: "medicine",
    says: /\b(?:take|try|start|use) (?:\w+ )?(?:creatine|supplements?|vitamins?|melatonin|ashwagandha|magnesium|collagen|probiotics?|iron tablets?|st john'?s wort)\b/i,
  },
  {
    id: "looks",
    says: /\b(?:dye|colou?r|cut|bleach|highlight|shave|straighten|perm|grow out) (?:my|her|his) (?:own )?(?:\w+ )?(?:hair|fringe|bangs|beard)\b/i,
  },
  {
    id: "end-treatment",
    says: /\b(?:dnr|do not resuscitate|life support|feeding tube|ventilator|(?:go(?:ing)? into|move (?:\w+ )?to) (?:a|the) hospice|palliative|(?:stop|end|carry on with|keep going with) (?:the |my |his |her |mum's |mom's |dad's )?(?:chemo\w*|dialysis|radiotherapy)|(?:more|another round of) chemo\w*)\b/i,
    unless: new RegExp(`\\b(?:${PET}|vet)\\b`, "i"),
  },
  {
    id: "pregnancy",
    says: /\b(?:abortion|terminat\w+ (?:the |my |this )?pregnancy|(?:have|get|book) a termination|(?:unplanned|unwanted) pregnancy)\b|\bpregnant\b[\s\S]*\b(?:keep (?:it|the baby)|go through with it|continue with it)\b/i,
  },
  {
    id: "give-body",
    says: /\b(?:surroga\w+|donat(?:e|ing) (?:\w+ )?(?:kidney|liver|bone marrow|stem cells?|eggs?|sperm)|(?:kidney|liver|egg|sperm|stem cell|bone marrow) donor|give (?:\w+ ){1,4}kidney)\b/i,
    unless: /\b(?:donor[- ]conceived|use an? (?:egg|sperm) donor|find an? (?:egg|sperm) donor)\b/i,
  },
  {
    id: "embryos",
    says: /\b(?:embryos?|frozen eggs|another (?:round|cycle) of ivf|ivf again|donor (?:eggs?|sperm))\b/i,
  },
  {
    id: "birth",
    says: /\b(?:induced|induction|c-?section|caesarean|cesarean|epidural|home ?birth|birth (?:centre|center|pool)|water birth|vbac)\b/i,
    unless: /\b(?:surroga\w+|induction (?:hob|cooker|day|week|course|training)|job)\b/i,
  },
  {
    id: "jab",
    says: /\b(?:vaccin\w+|jabs?|booster (?:shot|dose|jab)|covid booster|(?:flu|shingles|pneumonia|tetanus|rsv|hepatitis|travel) shots?|mmr|hpv)\b/i,
    unless: new RegExp(`\\b(?:${PET}|vet|weight|mounjaro|wegovy|ozempic|semaglutide)\\b`, "i"),
  },
  {
    id: "stop-driving",
    says: /\b(?:giv(?:e|ing) up driving|stop(?:ping)? driving|quit driving|(?:still be|not) driv(?:e|ing) at night|(?:hand|give|send) (?:in |over |back )?(?:my|his|her) (?:driving )?licen[cs]e|(?:too old|fit|safe) to drive|let (?:my )?(?:mum|mom|dad|gran|grandad|grandma|grandpa|granny|nan|nana|him|her) (?:still )?drive|take (?:my )?(?:mum|mom|dad|gran|grandad|mother|father|his|her)(?:'s)? (?:car )?keys)\b/i,
    unless: /\b(?:uber|lessons?|drunk|delivery|theory test)\b/i,
  },
  {
    id: "sick-day",
    says: /\b(?:(?:call|ring|phone) in sick|sick day|(?:go|going) (?:in )?to work (?:with|ill|sick)|take a mental health day)\b/i,
  },
  {
    id: "see-someone-or-wait",
    says: /\b(?:moles?|lumps?|skin tags?|rash(?:es)?|growth)\b.{0,30}\b(?:looked at|checked|removed|leave it|wait|doctor|dermatologist)\b|\b(?:leave|remove|get rid of) (?:this|the|my|a) (?:\w+ )?(?:mole|lump|skin tag)\b/i,
    unless: /\b(?:yard|lawn|garden|traps?|holes?|cat|dog)\b/i,
  },
  {
    id: "health",
    says: /\b(?:lasik|laser eye|prk)\b|\bworth (?:fixing|straightening|getting) (?:my )?(?:teeth|tooth|smile|knee|hip)\b/i,
  },
  {
    id: "eat-way",
    says: /\b(?:go(?:ing)?|eat(?:ing)?|try(?:ing)?|start(?:ing)?|do(?:ing)?|buy) (?:an? )?(?:gluten[- ]free|dairy[- ]free|keto|paleo|carnivore|whole ?30|low[- ]carb|sugar[- ]free|organic|intermittent fasting|cleanse|juice cleanse|mediterranean)\b/i,
    unless: /\b(?:my (?:son|daughter|kid|child|dog|cat))\b/i,
  },
];
