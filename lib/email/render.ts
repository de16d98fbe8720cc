import "server-only";
import { render } from "@react-email/components";
import { createElement } from "react";
import type { Mail } from "./mail";
import { TEMPLATES } from "./templates";

/** A mail as it goes out. */
export type RenderedMail = { subject: string; html: string; text: string };

/** The same mail gives the same bytes, so that a second attempt is recognised as one. */
export async function renderMail({ template, props }: Mail): Promise<RenderedMail> {
  const { subject, Component } = TEMPLATES[template];
  // A mail's template and props were paired by the type of sendMail.
  const element = createElement<object>(Component as never, props);
  return {
    subject,
    html: await render(element),
    text: await render(element, { plainText: true }),
  };
}
