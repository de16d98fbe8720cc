import type { LegalBlock, LegalFact, LegalSection } from "@/components/legal/legal-text";

/** One numbered section. */
export function LegalPart({ section, number }: { section: LegalSection; number: number }) {
  return (
    <section id={section.id} aria-labelledby={`${section.id}-title`}>
      <h2 id={`${section.id}-title`}>
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
      <ul>
        {block.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    );
  }
  if (!("title" in block)) return <Facts facts={block.facts} />;
  return (
    <>
      <h3>{block.title}</h3>
      <Facts facts={block.facts} />
    </>
  );
}

function Facts({ facts }: { facts: readonly LegalFact[] }) {
  return (
    <dl>
      {facts.map(({ term, text, names }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            {text}
            {names ? <small>{names.join(", ")}</small> : null}
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
