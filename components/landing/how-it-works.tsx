"use client";

const STAGES = [
  {
    title: "Say it in your own words",
    text: "A goal, a decision, or only what is on your mind. One field is enough.",
  },
  {
    title: "Watch the steps appear",
    text: "Short, in order, each with its minutes. The first one takes two minutes or less.",
  },
  {
    title: "Do the first one",
    text: "Keep the plan, tick steps off, add your own. What you have done is never taken away.",
  },
];

export function HowItWorks() {
  return (
    <section aria-labelledby="how-it-works" className="border-b bg-card">
      <div className="page-gutter mx-auto grid max-w-page gap-8 py-14 sm:py-20">
        <h2 id="how-it-works" className="text-3xl">
          Three steps to the first step
        </h2>
        <ol className="grid gap-8 md:grid-cols-3 md:gap-10">
          {STAGES.map((stage, index) => (
            <li
              key={stage.title}
              className="grid content-start gap-2 border-t-2 border-primary pt-4"
            >
              <span aria-hidden="true" className="font-display text-3xl font-semibold text-primary">
                {index + 1}
              </span>
              <h3 className="text-xl">{stage.title}</h3>
              <p className="text-muted-foreground">{stage.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
