import type { ReactElement, ReactNode } from "react";
import type { z } from "zod";
import { MailLayout } from "@/emails/layout";

/** Addresses of the product that every mail links to. */
export type MailLinks = { privacy: string };

type Definition<Props extends z.ZodType> = {
  subject: string;
  preview: string;
  title: string;
  reason: string;
  props: Props;
  content(props: z.output<Props>): ReactNode;
};

/**
 * A mail: its words and the shape of what it is told. `compose` checks that shape, since the job that
 * sends a mail may come from an older version of the product.
 */
export function defineMail<Props extends z.ZodType>(definition: Definition<Props>) {
  const { subject, preview, title, reason, props, content } = definition;
  const layout = { subject, preview, title, reason };
  return {
    subject,
    props,
    /** @throws ZodError when `given` is not of the shape that this mail takes */
    compose(given: unknown, links: MailLinks): ReactElement {
      const children = content(props.parse(given));
      return (
        <MailLayout {...layout} privacyLink={links.privacy}>
          {children}
        </MailLayout>
      );
    },
  };
}
