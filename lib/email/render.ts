import "server-only";
import { render, toPlainText } from "@react-email/components";
import { appUrl } from "@/lib/app-url";
import { type MailName, TEMPLATES } from "./templates";

type Composed = ReturnType<(typeof TEMPLATES)[MailName]["compose"]>;

/** A mail as it goes out. */
export type RenderedMail = Omit<Composed, "body"> & { html: string; text: string };

/** Read as text, a heading is no shouting, and a button is the name of the address below it. */
const AS_TEXT = {
  selectors: [
    { selector: "h1", options: { uppercase: false } },
    { selector: "h2", options: { uppercase: false } },
    { selector: "[data-text=label]", format: "inlineSurround", options: { suffix: ":" } },
    { selector: "[data-text=above]", format: "paragraph", options: { trailingLineBreaks: 1 } },
    { selector: "[data-text=below]", format: "paragraph", options: { leadingLineBreaks: 1 } },
  ],
};

/**
 * Writes a mail as HTML and as text. The same mail gives the same bytes, so that a second attempt is
 * recognised as one.
 * @throws ZodError when the props are not those that the template takes
 */
export async function renderMail(template: MailName, props: unknown): Promise<RenderedMail> {
  const links = { privacy: appUrl("/privacy-policy") };
  const { body, ...outside } = TEMPLATES[template].compose(props, links);
  const html = await render(body);
  return { ...outside, html, text: toPlainText(html, AS_TEXT).replace(/\n{3,}/g, "\n\n") };
}
