import { Body, Button, Container, Head, Html, Preview, Text } from "@react-email/components";
import type { ReactNode } from "react";

type MailLayoutProps = { preview: string; firstName: string | null; children: ReactNode };

/** What every mail has in common. */
export function MailLayout({ preview, firstName, children }: MailLayoutProps) {
  return (
    <Html lang="en">
      <Head />
      <Preview>{preview}</Preview>
      <Body>
        <Container>
          <Text>{firstName ? `Hello ${firstName},` : "Hello,"}</Text>
          {children}
        </Container>
      </Body>
    </Html>
  );
}

/** The one thing to do. */
export function MailButton({ href, children }: { href: string; children: string }) {
  return <Button href={href}>{children}</Button>;
}
