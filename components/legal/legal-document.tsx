"use client";

import { LegalContents } from "@/components/legal/legal-contents";
import { LegalPart } from "@/components/legal/legal-part";
import type { LegalText } from "@/components/legal/legal-text";
import { EFFECTIVE_DATE, EFFECTIVE_DAY } from "@/lib/legal/constants";

/**
 * A legal text as one readable column of numbered sections, with a list of them at its side or, where
 * there is no room, above. A client component, so that the page carries its text as plain data.
 */
export function LegalDocument({ title, summary, sections }: LegalText) {
  return (
    <article className="mx-auto grid w-fit max-w-full gap-x-12 gap-y-8 lg:grid-cols-[14rem_minmax(0,1fr)] print:block">
      <header className="grid max-w-measure gap-3 lg:col-start-2">
        <h1 className="text-4xl">{title}</h1>
        <p className="text-sm text-muted-foreground">
          Effective <time dateTime={EFFECTIVE_DATE}>{EFFECTIVE_DAY}</time>
        </p>
        <p className="text-lg">{summary}</p>
      </header>
      <LegalContents sections={sections} />
      <div className="grid max-w-measure grid-cols-1 gap-10 lg:col-start-2 print:block">
        {sections.map((section, index) => (
          <LegalPart key={section.id} section={section} number={index + 1} />
        ))}
      </div>
    </article>
  );
}
