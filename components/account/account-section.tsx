import type { ReactNode } from "react";
import { Card, CardDescription, CardHeader, CardTitle } from "@/components/ui/card";

type AccountSectionProps = {
  /** The section's place in the address, without the hash. */
  id: string;
  title: string;
  description?: ReactNode;
  children?: ReactNode;
};

/** One matter of the account page: a card with a heading, and one main thing to do in it. */
export function AccountSection({ id, title, description, children }: AccountSectionProps) {
  const titleId = `${id}-title`;
  return (
    <section id={id} aria-labelledby={titleId}>
      <Card>
        <CardHeader>
          <CardTitle id={titleId}>{title}</CardTitle>
          {description ? <CardDescription>{description}</CardDescription> : null}
        </CardHeader>
        {children}
      </Card>
    </section>
  );
}
