import type { ReactNode } from "react";
import { TITLE_LETTERS } from "@/emails/letters";
import { look } from "@/emails/looks";
import { greetingFor } from "@/lib/users/display-name";

const BODY = { fontSize: 17, lineHeight: 1.6, margin: "0 0 16px" };

/** The first words of a mail. */
export function Greeting({ firstName }: { firstName: string | null }) {
  return <Paragraph>{greetingFor(firstName)}</Paragraph>;
}

/** What a mail says. */
export function Paragraph({ children }: { children: ReactNode }) {
  return <p {...look("text", BODY)}>{children}</p>;
}

/** What is good to know besides: how long a link works. */
export function Aside({ children }: { children: ReactNode }) {
  return <p {...look("aside", { ...BODY, fontSize: 15, margin: "0 0 12px" })}>{children}</p>;
}

/** A few things, one below the other. */
export function List({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <>
      <p {...look("text", { ...BODY, fontWeight: 600, margin: "0 0 8px" })}>{title}</p>
      <ul {...look("text", { ...BODY, padding: "0 0 0 22px" })}>
        {items.map((item, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and two may be alike.
          <li key={at} style={{ margin: "0 0 6px", overflowWrap: "anywhere" }}>
            {item}
          </li>
        ))}
      </ul>
    </>
  );
}

/** The second thing that a mail says, below a line. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  const heading = { fontFamily: TITLE_LETTERS, fontSize: 20, fontWeight: 600, lineHeight: 1.3 };
  return (
    <>
      <hr {...look("rule", { ...RULE, margin: "24px 0" })} data-skip-in-text="true" />
      <h2 {...look("title", { ...heading, margin: "0 0 12px" })}>{title}</h2>
      {children}
    </>
  );
}

const RULE = { border: 0, borderTopWidth: 1, borderTopStyle: "solid", height: 0 } as const;
