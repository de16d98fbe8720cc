/** From this percentage on, these words (document 2, section 4). Highest first. */
const encouragements = [
  { from: 75, words: "You're almost there!" },
  { from: 50, words: "Great progress! Keep going!" },
  { from: 25, words: "You're off to a good start!" },
  { from: 0, words: "Every journey begins with a single step!" },
] as const;

/** What to say at this percentage (0 to 100) while steps are still open. */
export function encouragementFor(percentage: number): string {
  const fitting = encouragements.find(({ from }) => percentage >= from);
  return (fitting ?? encouragements[3]).words;
}
