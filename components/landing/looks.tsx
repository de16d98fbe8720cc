"use client";

import { Near } from "@/components/shared/near";

/** Real pictures of the product in CSS pixels; `npm run pictures` takes them anew. */
const SIZE = { width: 390, height: 720 };

const LOOKS = [
  {
    picture: "plan",
    title: "One next step, and then the list",
    alt: "A plan on a phone: the next step stands large on top with Just start and Done, the other tasks below it.",
  },
  {
    picture: "focus",
    title: "Only this step, for as long as you like",
    alt: "The focus view on a phone: one step, a large disk, the minutes that are left, and a line for thoughts that can wait.",
  },
  {
    picture: "journal",
    title: "A journal for you alone",
    alt: "The journal on a phone: short entries, each with a day and a mood.",
  },
];

export function Looks() {
  return (
    <section aria-labelledby="looks" className="bg-water-wash">
      <div className="page-gutter mx-auto grid max-w-page gap-8 py-14 sm:py-20">
        <h2 id="looks" className="text-3xl">
          Room for one thing at a time
        </h2>
        <ul className="grid justify-items-center gap-x-10 gap-y-4 max-md:[&>li+li]:mt-6 md:grid-cols-3">
          {LOOKS.map(({ picture, title, alt }) => (
            <li
              key={picture}
              className="row-span-2 grid w-full grid-cols-1 grid-rows-subgrid gap-4"
            >
              <p className="self-end text-center font-semibold text-balance">{title}</p>
              <Near className="mx-auto aspect-39/72 w-full max-w-64">
                {["light", "dark"].map((theme) => (
                  // biome-ignore lint/performance/noImgElement: compressed by the script that takes it, and of one size
                  <img
                    key={theme}
                    src={`/pictures/${picture}-${theme}.webp`}
                    alt={alt}
                    {...SIZE}
                    loading="lazy"
                    decoding="async"
                    className={`w-full rounded-2xl border shadow-lift ${theme === "light" ? "dark:hidden" : "hidden dark:block"}`}
                  />
                ))}
              </Near>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
