import {
  PET,
  type QuestionPattern,
} from "@/lib/decisions/planner/deciding/questions/question-pattern";

/** Sorts of questions about an animal, by words that leave little doubt. */
export const ANIMAL_QUESTIONS: readonly QuestionPattern[] = [
  {
    id: "pet-care",
    says: /\bkeep (?:my|our|the) (?:\w+ )?(?:cats?|kittens?) (?:indoors|inside|in)\b|\blet (?:my|our|the) (?:\w+ )?(?:cats?|kittens?) (?:out|outside|outdoors)\b|\bprescription (?:dog |cat |pet )?(?:food|diet)\b|\b(?:grain[- ]free|raw) (?:food|diet)\b/i,
  },
  {
    id: "vet-or-wait",
    says: new RegExp(
      `\\b(?:go to|ring|call|see|take \\S+ to) (?:the |an? )?(?:emergency )?vet\\b|\\b${PET}\\b.{0,25}\\b(?:ate|eaten|swallowed|licked|chewed|is limping|keeps vomiting|is bleeding)\\b`,
      "i",
    ),
    unless: /\b(?:put (?:\S+ ){0,4}(?:down|to sleep)|insur\w+|change vets?|switch vets?)\b/i,
  },
  {
    id: "pet",
    says: new RegExp(`\\b(?:adopt|foster|rescue)\\b.{0,25}\\b${PET}\\b`, "i"),
    unless: /\b(?:give (?:him|her|it|the) back|re-?hom\w+)\b/i,
  },
  {
    id: "pet-end",
    says: new RegExp(
      `\\b(?:put (?:\\S+ ){0,4}(?:down|to sleep)|euthan\\w+)\\b|\\blet (?:the|our|my) (?:old )?${PET} go\\b`,
      "i",
    ),
    unless:
      /\b(?:deposit|phone|name|money|offer|payment|roots|book|bet|foot|carpet|floor(?:ing)?|baby|toddler)\b/i,
  },
  {
    id: "rehome-pet",
    says: new RegExp(
      `\\b(?:re-?hom(?:e|ing)|(?:give|return|take|send|hand) (?:the|our|my) (?:\\S+ )?${PET} (?:back|away|up|to)|get rid of (?:the|our|my) (?:\\S+ )?${PET}|keep (?:the|our|my) (?:\\S+ )?${PET}\\b.{0,20}\\bor (?:give|sell|return|let)|give ${PET}? ?up for adoption)\\b`,
      "i",
    ),
    unless: /\bto (?:the vet|be|kennels|a sitter|boarding|puppy class\w*|training)\b/i,
  },
  {
    id: "pet-care",
    says: new RegExp(
      `\\b(?:vaccin\\w+|shots?|microchip\\w*|teeth cleaned|groom\\w*|flea \\w+)\\b.{0,20}\\b${PET}\\b|\\b${PET}(?:'?s)? (?:teeth cleaned|vaccin\\w+|shots|microchip\\w*|groomed)\\b`,
      "i",
    ),
    unless: /\b(?:adopt|which vet|photos?)\b/i,
  },
];
