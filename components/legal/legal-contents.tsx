import type { LegalSection } from "@/components/legal/legal-text";

/** Leads to the sections. On paper nobody can follow it. */
export function LegalContents({ sections }: { sections: readonly LegalSection[] }) {
  return (
    <nav
      aria-labelledby="contents"
      className="border-y py-4 lg:row-span-2 lg:row-start-1 lg:border-0 lg:py-0 print:hidden"
    >
      <div className="lg:sticky lg:top-24">
        <h2 id="contents" className="font-sans text-base font-bold lg:px-3">
          Contents
        </h2>
        <ol className="mt-1 columns-2 gap-x-4 lg:columns-1 [&_a]:flex [&_a]:min-h-11 [&_a]:items-baseline [&_a]:py-2.5 [&_a]:leading-snug [&_a]:gap-2 [&_a]:rounded-lg [&_a]:text-sm [&_a]:font-semibold [&_a]:text-muted-foreground [&_a]:transition-colors [&_a]:hover:bg-accent [&_a]:hover:text-foreground lg:[&_a]:px-3 [&_li]:break-inside-avoid [&_span]:w-5 [&_span]:shrink-0 [&_span]:text-right [&_span]:tabular-nums">
          {sections.map(({ id, title }, index) => (
            <li key={id}>
              <a href={`#${id}`}>
                <span aria-hidden="true">{index + 1}</span>
                {title}
              </a>
            </li>
          ))}
        </ol>
      </div>
    </nav>
  );
}
