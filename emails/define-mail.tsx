import type { ReactElement, ReactNode } from "react";
import type { z } from "zod";
import { type FooterLink, MailLayout } from "@/emails/layout";

/** Addresses of the product that every mail links to. */
export type MailLinks = { privacy: string };

/** How a mail travels, besides what it says. */
export type Envelope = { replyTo?: string; headers: Record<string, string> };

/** RFC 3834: nobody's out-of-office note answers. */
export const AUTOMATIC: Envelope = { headers: { "Auto-Submitted": "auto-generated" } };

type Definition<Props extends z.ZodType> = {
  /** Where it depends on what the mail is told, nothing that a person typed may be in it. */
  subject: string | ((props: z.output<Props>) => string);
  preview: string;
  title: string;
  reason: string;
  props: Props;
  /** Only of a mail that a person wrote; all others say that the product sent them by itself. */
  envelope?(props: z.output<Props>): Envelope;
  /** Below the mail, before the privacy policy. */
  footer?(props: z.output<Props>): FooterLink[];
  content(props: z.output<Props>): ReactNode;
};

/**
 * A mail: its words and the shape of what it is told. `compose` checks that shape, since the job that
 * sends a mail may come from an older version of the product.
 */
export function defineMail<Props extends z.ZodType>(definition: Definition<Props>) {
  const { preview, title, reason, props, content } = definition;
  const layout = { preview, title, reason };
  return {
    props,
    /** @throws ZodError when `given` is not of the shape that this email takes */
    compose(given: unknown, links: MailLinks): { subject: string; body: ReactElement } & Envelope {
      const told = props.parse(given);
      const { subject } = definition;
      const words = typeof subject === "string" ? subject : subject(told);
      const body = (
        <MailLayout
          {...layout}
          subject={words}
          links={[
            ...(definition.footer?.(told) ?? []),
            { label: "Privacy Policy", href: links.privacy },
          ]}
        >
          {content(told)}
        </MailLayout>
      );
      return { subject: words, body, ...(definition.envelope?.(told) ?? AUTOMATIC) };
    },
  };
}
