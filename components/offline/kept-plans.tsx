"use client";

import { useEffect, useState } from "react";
import { type KeptLink, readKeptLinks } from "@/components/offline/kept-links";
import { OFFLINE_PAGE } from "@/components/offline/offline-page-problems";

/** The plans that can be opened from here, as full loads: the worker answers those. */
export function KeptPlans() {
  const [plans, setPlans] = useState<readonly KeptLink[]>();

  useEffect(() => {
    readKeptLinks().then(setPlans, () => setPlans([]));
  }, []);

  if (!plans) return null;
  return (
    <section aria-labelledby="kept-plans" className="mx-auto grid max-w-xl gap-2">
      <h2
        id="kept-plans"
        className="text-center font-sans text-base font-normal tracking-normal text-muted-foreground"
      >
        {plans.length > 0 ? OFFLINE_PAGE.kept : OFFLINE_PAGE.none}
      </h2>
      <ul className="grid divide-y">
        {plans.map(({ path, title }) => (
          <li key={path}>
            <a
              href={path}
              dir="auto"
              className="flex min-h-11 items-center py-2 underline decoration-1 underline-offset-4 [overflow-wrap:anywhere]"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
