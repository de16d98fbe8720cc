/** "contest a will" disputes it, and enters for no prize. */
export const CONTESTED =
  /^(?!\s*(?:i want to |i need to )?contest (?:an?|the|my|our|this|his|her) )/i;

/** A house is made ready before agents and photos have a say. */
export const IS_READIED =
  /^(?![\s\S]*\bready (?:to (?:sell|list|be sold|go on)|for (?:sale|the market|listing))\b)/i;

export const NO_APPEAL = /^(?!\s*(?:appeal|dispute|challenge|contest)\b)/i;

/** Who is away over a holiday, or has a dog to board, cooks no dinner. */
export const AWAY_FOR_THE_DAY =
  /^(?!\s*(?:board|find (?:a|some)|book|kennel|fly|drive|travel|pack|get (?:a|the) (?:dog|cat|pet))\b)/i;

/** A site that is yet to be built has nothing to open. */
export const NEW_SITE =
  /^(?!\s*(?:build|make|create|design|start|put together)\b[^.,]*\b(?:(?:web)?sites?|portfolio|homepage|web page|blog)\b)/i;

/** A party for children tells of them, or of a birthday. */
export const FOR_CHILDREN =
  /^(?![\s\S]*\bquince)[\s\S]*\b(?:kids?'?s?|child\w*|sons?|daughters?|boys?|girls?|birthdays?|nephews?|nieces?|grand\w+|step(?:son|daughter)s?|toddlers?|bab(?:y|ies)|class\w*|school|nursery|preschool|year[- ]?olds?|turn(?:s|ing|ed)?|\d+(?:st|nd|rd|th)|entertainer|bouncy|pi[nñ]ata|party bags?|little ones?|twins|parents|unicorns?|dinosaurs?|princess\w*|pirates?|cake|playground|soft play)(?![\p{L}])/iu;

/** A site that shows a resume is mended like a site. */
export const RESUME_SITE =
  /^(?![\s\S]*\b(?:resume|cv|portfolio) (?:(?:web)?sites?|web ?page|homepage)\b)/i;
