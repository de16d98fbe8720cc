export type LegalSection = { title: string; paragraphs: string[]; points?: string[] };

type LegalDocumentProps = {
  title: string;
  effective: string;
  summary: string;
  sections: LegalSection[];
};

/** A legal text as one readable column with numbered sections. */
export function LegalDocument({ title, effective, summary, sections }: LegalDocumentProps) {
  return (
    <article className="mx-auto grid max-w-measure gap-10">
      <header className="grid gap-3">
        <h1 className="text-4xl">{title}</h1>
        <p className="text-sm text-muted-foreground">Effective {effective}</p>
        <p className="text-lg">{summary}</p>
      </header>
      {sections.map((section, index) => (
        <section key={section.title} className="grid gap-3">
          <h2 className="text-2xl">
            {index + 1}. {section.title}
          </h2>
          {section.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {section.points ? (
            <ul className="grid list-disc gap-1.5 pl-6 marker:text-primary">
              {section.points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          ) : null}
        </section>
      ))}
    </article>
  );
}
