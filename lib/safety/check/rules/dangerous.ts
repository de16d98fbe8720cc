import type { Rules } from "../types.ts";
import { crimePatterns } from "./dangerous-crimes.ts";
import { deceitPatterns } from "./dangerous-deceit.ts";
import { findDangerousHealth } from "./dangerous-health.ts";
import { findPatterns } from "./match.ts";

/**
 * Wishes that are against the law or dangerous to health. Study, prevention, stories, games, the past and
 * what a doctor agreed to are left alone.
 */
export const dangerousRules: Rules = {
  trigger:
    /meth\b|\bmeds\b|medication|heroin|cocaine|coke|crack|fentanyl|mdma|ecstasy|lsd|ketamine|ghb|rohypnol|roofie|amphetamine|opi(?:oid|um)|oxy|xanax|crystal|speed|drug|weed|pills?|pot\b|hash|shroom|adderal|ritalin|spike|drink|glass|food|tea\b|knock|bomb|explosi|ied|molotov|grenade|napalm|gas\b|chloroform|nitroglycerin|tatp|ricin|anthrax|silencer|gun|pistol|firearm|weapon|ammunition|knife|rifle|landmine|swat|in ?(?:to|2)|rob|burgl|hold up|loot|heist|break|lift|steal|nick|swipe|pinch|pickpocket|skim|paying|till\b|swap|lock|hot-?wire|clone|vin\b|odometer|hac?k|malware|ransomware|keylogger|trojan|virus|worm|spyware|stalkerware|botnet|phish|login|ddos|track|trak|spy|bug|tap|monitor|record|read|see|listen|follow|gps|fraud|scam|arson|theft|evasion|launder|fake|fake|forg|counterf|ponzi|pyramid|swindle|loan|credit|account|contract|stolen|money|cash|tax|hid(?:e|ing)|books|irs|hmrc|brib|pay off|false|bogus|print|signature|marriage|police|cops|checkpoint|bail|ankle|test|get away|evidence|fingerprint|illegal|driv|breathaly|burn|fire|torch|light up|alight|ablaze|meter|traffick|kidney|organ|water|grid|med|tablet|depress|psychotic|ssri|insulin|lithium|mood|benzo|valium|sertraline|zoloft|prozac|fluoxetine|citalopram|lexapro|effexor|venlafaxine|seroquel|quetiapine|clozapine|lamotrigine|lamictal|prednisone|warfarin|blood|beta|statin|thyroid|epilep|chemo|dialysis|dose|cancer|tumou?r|diabetes|hiv|fast|eat|starve|meal|calorie|kcal|throw|vomit|purge|laxative|diuretic|clenbuterol|diet|awake|sleep|choking game|challenge|tide pod|mineral|bleach|peroxide|turpentine|petrol|borax|sniff|huff|get (?:high|drunk|stoned)|mole|tooth|teeth|iud|wound|abscess|sedative|antihistamine|syrup|kg|kilo|lbs?\b|pounds|stone|alcohol|wine|vodka|methadone|immunosupp|escitalopram/,
  find: (sentence) => [
    ...findPatterns(crimePatterns, sentence),
    ...findPatterns(deceitPatterns, sentence),
    ...findDangerousHealth(sentence),
  ],
};
