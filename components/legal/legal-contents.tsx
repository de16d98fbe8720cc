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
        <ol className="mt-1 columns-2 gap-x-4 lg:columns-1">
          {sections.map(({ id, title }, index) => (
            <li key={id} className="break-inside-avoid">
              <a
                href={`#${id}`}
                className="flex min-h-11 items-center gap-2 rounded-lg text-sm font-semibold text-muted-foreground no-underline transition-colors hover:bg-accent hover:text-foreground lg:px-3"
              >
                <span aria-hidden="true" className="w-5 shrink-0 text-right tabular-nums">
                  {index + 1}
                </span>
                {title}
              </a>
            </li>
          ))}
        </ol>
      </div>
    </nav>
  );
}
