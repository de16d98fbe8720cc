/** A sample plan: the goal as a person would type it, and its steps with minutes as they would take. */
export type SamplePlan = {
  goal: string;
  /** Days before today on which it was made. */
  daysAgo: number;
  steps: readonly {
    text: string;
    minutes: number;
    done?: true;
    starred?: true;
  }[];
};

export const SAMPLE_PLANS: readonly SamplePlan[] = [
  {
    goal: "Get the flat ready for my parents' visit on Saturday",
    daysAgo: 1,
    steps: [
      { text: "Walk through each room and write down what bothers you", minutes: 10, done: true },
      { text: "Fill one bag with everything that is clearly rubbish", minutes: 15, done: true },
      { text: "Put away what lies on the kitchen table", minutes: 10, done: true },
      { text: "Start a wash with the guest towels and sheets", minutes: 5, starred: true },
      { text: "Clean the bathroom sink, mirror and toilet", minutes: 20, starred: true },
      { text: "Vacuum the living room and the hall", minutes: 20 },
      { text: "Make up the sofa bed", minutes: 10 },
      { text: "Buy bread, milk, coffee and something for breakfast", minutes: 30 },
    ],
  },
  {
    goal: "File my tax return before the deadline",
    daysAgo: 6,
    steps: [
      { text: "Look up the deadline and put it in the calendar", minutes: 5, done: true },
      { text: "Open the tax site and check that the sign-in works", minutes: 10, done: true },
      { text: "Collect this year's payslips in one folder", minutes: 20, starred: true },
      { text: "Download the bank's interest statement", minutes: 10 },
      { text: "Find receipts for work expenses and add them up", minutes: 30 },
      { text: "Fill in the income pages with the payslips at hand", minutes: 30 },
      { text: "Read the summary once from top to bottom", minutes: 15 },
      { text: "Submit it and save the confirmation", minutes: 5 },
    ],
  },
  {
    goal: "Start running again without overdoing it",
    daysAgo: 20,
    steps: [
      { text: "Find the running shoes and check the soles", minutes: 5, done: true },
      { text: "Pick two days this week and write them down", minutes: 5, done: true },
      { text: "Walk the route once to see how long it is", minutes: 25, done: true },
      { text: "Run one minute and walk two, eight times", minutes: 25, done: true },
      { text: "Stretch calves and thighs afterwards", minutes: 10, done: true },
    ],
  },
];
