import type { ReactNode } from "react";
import { Card, CardDescription, CardHeader, CardTitle } from "@/components/ui/card";

type AccountSectionProps = {
  /** The section's place in the address, without the hash. */
  id: string;
  title: string;
  description?: ReactNode;
  children?: ReactNode;
};

/**
 * One matter of the account page: a card with a heading, and one main thing to do in it. The heading
 * takes the focus when what had it is gone.
 */
export function AccountSection({ id, title, description, children }: AccountSectionProps) {
  const titleId = `${id}-title`;
  return (
    <section id={id} aria-labelledby={titleId}>
      <Card>
        <CardHeader>
          <CardTitle id={titleId} tabIndex={-1} className="w-fit">
            {title}
          </CardTitle>
          {description ? <CardDescription>{description}</CardDescription> : null}
        </CardHeader>
        {children}
      </Card>
    </section>
  );
}
