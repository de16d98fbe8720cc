import { PlanPreview } from "@/components/landing/plan-preview";
import { TryBreakdown } from "@/components/landing/try-breakdown";

export function Hero() {
  return (
    <section className="relative isolate">
      <div
        aria-hidden="true"
        className="absolute inset-x-0 bottom-0 -z-10 h-14 bg-water-wash [clip-path:polygon(0_0,25%_0,25%_25%,50%_25%,50%_50%,75%_50%,75%_75%,100%_75%,100%_100%,0_100%)] lg:h-48"
      />
      <div className="page-gutter mx-auto grid max-w-page items-start gap-12 pt-7 pb-20 sm:pt-16 lg:grid-cols-[1.15fr_1fr] lg:gap-16 lg:pb-20">
        <div className="grid gap-6 max-xs:gap-5 lg:pb-36">
          <h1 className="max-w-[9em] text-4xl max-xs:text-3xl sm:text-5xl">
            From stuck to the next small step.
          </h1>
          <p className="max-w-[46ch] text-lg text-muted-foreground">
            Type a goal or a decision. Stepwell breaks it into short steps you can start on now, and
            helps you do them one at a time. Made with ADHD in mind.
          </p>
          <TryBreakdown />
          <p className="text-sm text-muted-foreground">Free to try, no account needed.</p>
        </div>
        <PlanPreview />
      </div>
    </section>
  );
}
