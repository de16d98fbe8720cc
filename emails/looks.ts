import type { CSSProperties } from "react";
import { type Colour, PALETTE } from "@/emails/palette";

/** Which colours a part of a mail wears. `on` is the ground that its text is read on. */
type Look = { text?: Colour; ground?: Colour; border?: Colour; on?: Colour };

/** Everything that has a colour. Text always comes with the ground below it, so contrast can be tested. */
export const LOOKS = {
  page: { ground: "paper", text: "ink" },
  name: { text: "ink", on: "paper" },
  mark: { ground: "water" },
  card: { ground: "paper-raised", border: "line", text: "ink" },
  title: { text: "ink", on: "paper-raised" },
  text: { text: "ink", on: "paper-raised" },
  aside: { text: "ink-soft", on: "paper-raised" },
  link: { text: "water", on: "paper-raised" },
  button: { ground: "water", text: "on-water" },
  rule: { border: "line" },
  note: { ground: "water-wash", text: "ink" },
  cheer: { ground: "marigold-wash", text: "ink" },
  footer: { text: "ink-soft", on: "paper" },
  "footer-link": { text: "water", on: "paper" },
} as const satisfies Record<string, Look>;

export type LookName = keyof typeof LOOKS;

/**
 * Class and inline style of a part: light colours inline, which every client reads, and a class by
 * which the style sheet darkens them where a client asks for it.
 */
export function look(
  name: LookName,
  style: CSSProperties = {},
): { className: string; style: CSSProperties } {
  return { className: classOf(name), style: { ...style, ...coloursOf(LOOKS[name], "light") } };
}

/** What a client does not understand of this leaves a light, readable mail. */
export const STYLE_SHEET = [
  ":root{color-scheme:light dark;supported-color-schemes:light dark}",
  "@media (max-width:480px){.sw-around{padding:16px 12px !important}.sw-inside{padding:28px 20px 12px !important}}",
  `@media (prefers-color-scheme:dark){${darkRules("")}}`,
].join("");

/**
 * Outlook.com takes the media query away and marks what it darkens instead. A sheet of its own, since
 * Gmail throws a whole sheet away when it does not like a rule.
 */
export const OUTLOOK_STYLE_SHEET = darkRules("[data-ogsc] ") + darkRules("[data-ogsb] ");

function darkRules(scope: string): string {
  return Object.entries(LOOKS)
    .map(([name, colours]) => `${scope}.${classOf(name)}{${declarations(colours)}}`)
    .join("");
}

function classOf(name: string): string {
  return `sw-${name}`;
}

function coloursOf(colours: Look, theme: "light" | "dark") {
  const { text, ground, border } = colours;
  return {
    ...(text ? { color: PALETTE[theme][text] } : {}),
    ...(ground ? { backgroundColor: PALETTE[theme][ground] } : {}),
    ...(border ? { borderColor: PALETTE[theme][border] } : {}),
  };
}

function declarations(colours: Look): string {
  const { color, backgroundColor, borderColor } = coloursOf(colours, "dark");
  return [
    color ? `color:${color} !important` : "",
    backgroundColor ? `background-color:${backgroundColor} !important` : "",
    borderColor ? `border-color:${borderColor} !important` : "",
  ]
    .filter(Boolean)
    .join(";");
}
