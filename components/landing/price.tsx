"use client";

const PLANS = [
  {
    title: "Free Plan",
    text: "For as long as you like, no card needed.",
    points: [
      "As many plans as you need",
      "The next step, Top 3 and the focus timer",
      "A coin for an either-or, and decisions to share",
      "Five refinements for each plan",
    ],
  },
  {
    title: "Premium",
    text: "By the month. You see the price before you pay, and can cancel at any time.",
    points: [
      "A coaching chat without a limit",
      "A coach that knows your plans and gives advice",
      "A private, encrypted journal",
      "Reminders by email, and your progress week by week",
    ],
  },
];

export function Price() {
  return (
    <section
      aria-labelledby="price"
      className="page-gutter mx-auto grid max-w-page gap-8 py-14 sm:py-20"
    >
      <h2 id="price" className="text-3xl">
        What it costs
      </h2>
      <div className="grid gap-5 sm:grid-cols-2">
        {PLANS.map(({ title, text, points }) => (
          <div key={title} className="grid content-start gap-3 rounded-xl border bg-card p-6">
            <h3 className="text-xl">{title}</h3>
            <p className="text-muted-foreground">{text}</p>
            <ul className="grid list-disc gap-2 pl-5 marker:text-primary">
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
