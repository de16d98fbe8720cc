/** Study, work against it, stories and games; not "for a novel, but so that it works". */
const TELLS =
  /^(?!.*\b(?:real quantities|exact (?:steps|amounts?)|so that it (?:really |actually )?works|that (?:really|actually) works?|it'?s for a (?:novel|story|game)))(?=.*\b(?:novels?|fiction|chapter|screenplay|plot|villain|detective|character|film|movie|documentary|podcast|article|essay|thesis|dissertation|homework|gta|minecraft|skyrim|valheim|escape room|video ?game|board ?game|larp|paintball|the play|awareness|prevent\w*|prevention|compliance|training|polic(?:y|ies)|report (?:it|him|her|them|the|a|to)|reported|police report|victims?|insurance claim|defen[cs]e lawyer|lawyer|probation|recover\w*|rehab|na meeting|clean (?:for|since|today)|convicted|carnival|costume|kidding|asked (?:me )?if|al-?anon|history of|why do|why people|how did|what is|seminar|lecture|case study|clinical trial|approved by|for (?:my )?\w+ class|protect (?:my|our|against)|against (?:theft|fraud|hackers)|afraid that|worried (?:that|about)|scared that|so nobody (?:hacks|breaks)))/;
/** What others did is told, not wished for. */
const TOLD =
  /\b(?:last (?:night|week|month) (?:some|they|he|she)|was arrested|got caught|i once|(?:he|she|they|someone|somebody|thieves|burglars|my \w+) (?:hacked|stole|broke|robbed|forged|spiked|was|were))\b/;
/** What makes a dangerous matter harmless in a sentence. */
export const HARMLESS = new RegExp(`${TELLS.source}|${TOLD.source}`);
