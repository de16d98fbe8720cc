"use client";

import Link from "next/link";

const PROMISES = [
  {
    title: "Nothing is public",
    text: "Your plans can be seen by you alone. A decision is public once you share it, and its steps never are.",
  },
  {
    title: "No ads, no trackers",
    text: "We do not sell what you write, and no advertising network watches you here.",
  },
  {
    title: "Yours to delete",
    text: "Delete a plan and it disappears from your account at once, with its steps.",
  },
];

export function Privacy() {
  return (
    <section aria-labelledby="privacy" className="border-t">
      <div className="page-gutter mx-auto grid max-w-page gap-8 py-14 sm:py-20 md:grid-cols-[1fr_1.4fr] md:gap-16">
        <div className="grid content-start gap-3">
          <h2 id="privacy" className="text-3xl">
            What you write is private
          </h2>
          <p className="text-muted-foreground">
            The{" "}
            <Link href="/privacy-policy" prefetch={false} className="text-primary underline">
              Privacy Policy
            </Link>{" "}
            says it in full, in plain words.
          </p>
        </div>
        <dl className="grid gap-6">
          {PROMISES.map((promise) => (
            <div key={promise.title} className="grid gap-1 border-l-2 border-primary pl-5">
              <dt className="font-bold">{promise.title}</dt>
              <dd className="text-muted-foreground">{promise.text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
