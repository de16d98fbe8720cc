import type { LegalBlock, LegalFact, LegalSection } from "@/components/legal/legal-text";

/** One numbered section. */
export function LegalPart({ section, number }: { section: LegalSection; number: number }) {
  return (
    <section
      id={section.id}
      aria-labelledby={`${section.id}-title`}
      className="grid grid-cols-1 gap-4 print:mb-8 print:block print:[&>*]:mb-2"
    >
      <h2 id={`${section.id}-title`} className="text-2xl break-after-avoid">
        {number}. {section.title}
      </h2>
      {section.blocks.map((block) => (
        <Block key={keyOf(block)} block={block} />
      ))}
    </section>
  );
}

function Block({ block }: { block: LegalBlock }) {
  if (typeof block === "string") return <p>{block}</p>;
  if ("points" in block) {
    return (
      <ul className="grid list-disc gap-1.5 pl-6 marker:text-primary">
        {block.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    );
  }
  if (!("title" in block)) return <Facts facts={block.facts} />;
  return (
    <div className="grid grid-cols-1 gap-2 pt-2 break-inside-avoid">
      <h3 className="text-xl">{block.title}</h3>
      <Facts facts={block.facts} />
    </div>
  );
}

function Facts({ facts }: { facts: readonly LegalFact[] }) {
  return (
    <dl className="grid grid-cols-1 divide-y border-y">
      {facts.map(({ term, text, names }) => (
        <div
          key={term}
          className="grid grid-cols-1 gap-x-6 gap-y-0.5 py-2.5 break-inside-avoid sm:grid-cols-[11rem_minmax(0,1fr)]"
        >
          <dt className="font-semibold">{term}</dt>
          <dd className="text-muted-foreground">
            {text}
            {names ? (
              <span className="block text-sm [overflow-wrap:anywhere]">{names.join(", ")}</span>
            ) : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** What a block begins with; no two of a section begin alike. */
function keyOf(block: LegalBlock): string {
  if (typeof block === "string") return block;
  if ("title" in block) return block.title;
  return "points" in block ? `${block.points[0]}` : `${block.facts[0]?.term}`;
}
