/** Everyday sentences, some with words that make rules look closer. */
const SENTENCES = [
  "How can I stop worrying that my friend will hurt himself?",
  "She said she wants to help me live without pills.",
  "They told my boss to kill the old process, and I burn to know why.",
  "Clean the kitchen, then call the bank about the card before it closes at five.",
  "I dont know where to begin with the move and it keeps me awake at night :(",
  "Should I take the job in Leeds or stay with the team that I have?",
  "Pay rent.",
  "The doctor says my chest is fine, so I'll start to run again on Monday.",
  "Write 500 words for the course by 3pm & send them to Ana – she'll read them…",
  "He was so angry at the kids that he left the house, but nobody was hurt.",
  "i feel soooo tired of everything 2day",
  "My sister wants to dye her hair green, I am dying to see it, and I think that it would look great!",
];

/** So many texts of one to eighty sentences, in ever new rows. */
export function warmUpTexts(count: number): string[] {
  return Array.from({ length: count }, (_, number) => {
    const length = 1 + ((number * 37) % 80);
    return Array.from(
      { length },
      (__, place) => SENTENCES[(number + place * (1 + (number % 5))) % SENTENCES.length],
    ).join(" ");
  });
}
