"use client";

import { Near } from "@/components/shared/near";
import { Scene, type SceneName } from "@/components/shared/scene";
import { badgeVariants } from "@/components/ui/badge-variants";

type Feature = {
  title: string;
  text: string;
  scene: SceneName;
  /** What stands beside the title; nothing for what is free. */
  badge?: string;
};

const FEATURES: Feature[] = [
  {
    title: "My Plans",
    text: "Every goal becomes a short list with one next step on top. No wall of tasks, and nothing turns red for being late.",
    scene: "well",
  },
  {
    title: "Focus timer",
    text: "One step and 25 minutes, in the Pomodoro manner. Pause when life comes in between.",
    scene: "timer",
  },
  {
    title: "Top 3",
    text: "Star up to three tasks for today. The rest can wait, and it waits quietly.",
    scene: "stars",
  },
  {
    title: "AI coach",
    text: "A chat in every plan for when a step feels too big. Five refinements a plan are free; Premium adds advice.",
    scene: "lantern",
  },
  {
    title: "Journal",
    text: "A private place to write down how it went, encrypted with a key of your own.",
    scene: "notebook",
    badge: "Premium",
  },
  {
    title: "Reminders",
    text: "An email now and then with what is done and what is next: daily, weekly or at your own pace.",
    scene: "letter",
    badge: "Premium",
  },
];

export function Features() {
  return (
    <section
      aria-labelledby="features"
      className="page-gutter mx-auto grid max-w-page gap-8 py-14 sm:py-20"
    >
      <div className="grid gap-3">
        <h2 id="features" className="text-3xl">
          Help for the part where you start
        </h2>
        <p className="text-lg text-muted-foreground">
          Plans, focus and priorities are free. Premium adds a coach without a limit, reminders by
          email, a private journal and your progress, week by week.
        </p>
      </div>
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3 [&>li]:grid [&>li]:content-start [&>li]:gap-3 [&>li]:rounded-xl [&>li]:border [&>li]:bg-card [&>li]:p-5 sm:[&>li]:p-6">
        {FEATURES.map(({ title, text, scene, badge }) => (
          <li key={title}>
            <div className="flex items-center gap-3 sm:flex-col sm:items-start sm:gap-5">
              <Near className="aspect-3/2 w-20 shrink-0 sm:w-44">
                <Scene name={scene} className="w-full" />
              </Near>
              <h3 className="flex flex-wrap items-center gap-2 text-xl">
                {title}
                {badge ? (
                  <span className={badgeVariants({ variant: "premium" })}>{badge}</span>
                ) : null}
              </h3>
            </div>
            <p className="text-muted-foreground">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
