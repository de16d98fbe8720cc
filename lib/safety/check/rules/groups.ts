/** Peoples, faiths and other groups that hate is aimed at, as pieces of regular expressions. */

const FAITHS =
  "muslims?|jews?|jewish people|christians|catholics|protestants|hindus?|sikhs?|buddhists|atheists|infidels|believers";
const PEOPLES =
  "blacks|black (?:people|men|women|kids|folks?)|whites|white (?:people|men|women)|brown people|coloured people|colored people|asians|asian people|arabs?|africans|mexicans|latinos|hispanics|indians|pakistanis|chinese|chinese people|japanese people|koreans|turks|kurds|poles|albanians|romanians|russians|ukrainians|americans|israelis|palestinians|syrians|somalis|nigerians|serbs|gypsies|gypsy|roma|travellers|natives|native americans|aboriginals|ethnic minorities|minorities|dalits|tutsis|hutus|uyghurs|rohingya";
const STRANGERS =
  "immigrants|migrants|refugees|asylum seekers|foreigners|illegals|illegal immigrants";
const GENDERS =
  "gays?|gay (?:people|men|couples)|homosexuals?|homos|lesbians|queers|bisexuals|trans (?:people|women|men|kids)|transgender people|transsexuals|lgbtq?(?: people)?";
const BODIES =
  "disabled (?:people|kids|children)|the disabled|cripples|autistic (?:people|kids|children)|autists|deaf people|blind people|people with (?:down'?s? syndrome|disabilities|autism|hiv)|the (?:mentally ill|handicapped|homeless|poor|elderly)|mentally ill people|homeless people|poor people|fat people|old people";

/** Groups by faith, people, orientation, and those who came from elsewhere. */
export const MINORITY = `(?:${FAITHS}|${PEOPLES}|${STRANGERS}|${GENDERS})`;

/** Any of the groups, women and men among them. */
export const GROUP = `(?:${FAITHS}|${PEOPLES}|${STRANGERS}|${GENDERS}|${BODIES}|women|females|feminists|all men|girls)`;

/** Words before a group's name: "all these fucking". */
export const ALL_THOSE =
  "(?:(?:all|all of|the|these|those|them|every|any|most|filthy|dirty|fucking|damn|stupid|bloody|goddamn) ){0,3}";
