import { LegalContents } from "@/components/legal/legal-contents";
import { LegalPart } from "@/components/legal/legal-part";
import type { LegalText } from "@/components/legal/legal-text";
import { EFFECTIVE_DATE, EFFECTIVE_DAY } from "@/lib/legal/constants";

// Looks of what repeats, said once: hundreds of class names would outweigh the text.
const LOOKS = [
  "[&_section]:grid [&_section]:grid-cols-1 [&_section]:gap-4 print:[&_section]:mb-8",
  "[&_h2]:text-2xl [&_h2]:break-after-avoid [&_h3]:-mb-2 [&_h3]:pt-2 [&_h3]:text-xl [&_h3]:break-after-avoid",
  "[&_ul]:grid [&_ul]:list-disc [&_ul]:gap-1.5 [&_ul]:pl-6 [&_ul]:marker:text-primary",
  "[&_dl]:grid [&_dl]:grid-cols-1 [&_dl]:divide-y [&_dl]:border-y",
  "[&_dl>div]:grid [&_dl>div]:grid-cols-1 [&_dl>div]:gap-x-6 [&_dl>div]:gap-y-0.5 [&_dl>div]:py-2.5 [&_dl>div]:break-inside-avoid sm:[&_dl>div]:grid-cols-[11rem_minmax(0,1fr)]",
  "[&_dt]:font-semibold [&_dd]:text-muted-foreground [&_small]:block [&_small]:text-sm [&_small]:[overflow-wrap:anywhere]",
].join(" ");

/**
 * A legal text as one readable column of numbered sections, with a list of them at its side or, where
 * there is no room, above.
 */
export function LegalDocument({ title, summary, sections }: LegalText) {
  return (
    <article className="mx-auto grid w-fit max-w-full gap-x-12 gap-y-8 lg:grid-cols-[14rem_minmax(0,1fr)] print:block">
      <header className="grid max-w-measure gap-3 lg:col-start-2">
        <h1 className="text-3xl sm:text-4xl">{title}</h1>
        <p className="text-sm text-muted-foreground">
          Effective <time dateTime={EFFECTIVE_DATE}>{EFFECTIVE_DAY}</time>
        </p>
        <p className="text-lg">{summary}</p>
      </header>
      <LegalContents sections={sections} />
      <div className={`grid max-w-measure grid-cols-1 gap-10 lg:col-start-2 print:block ${LOOKS}`}>
        {sections.map((section, index) => (
          <LegalPart key={section.id} section={section} number={index + 1} />
        ))}
      </div>
    </article>
  );
}
