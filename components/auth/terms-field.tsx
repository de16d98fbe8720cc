import type { ComponentProps } from "react";
import { Checkbox } from "@/components/ui/checkbox";
import { FormMessage } from "@/components/ui/field";

type TermsFieldProps = ComponentProps<typeof Checkbox> & { error: string | undefined };

/** The box that a new person ticks. The links open beside the form, so that nothing typed is lost. */
export function TermsField({ error, ...checkbox }: TermsFieldProps) {
  return (
    <div className="grid gap-1.5">
      <div className="-ml-2.5 flex items-start gap-1">
        <Checkbox
          id="tosAccepted"
          required
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? "tosAccepted-error" : undefined}
          {...checkbox}
        />
        <label htmlFor="tosAccepted" className="py-2.5 text-sm">
          I accept the <DocumentLink href="/terms-of-service">Terms of Service</DocumentLink> and
          the <DocumentLink href="/privacy-policy">Privacy Policy</DocumentLink>
        </label>
      </div>
      <FormMessage id="tosAccepted-error">{error}</FormMessage>
    </div>
  );
}

type DocumentLinkProps = { href: "/terms-of-service" | "/privacy-policy"; children: string };

function DocumentLink({ href, children }: DocumentLinkProps) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener"
      className="font-semibold text-primary underline decoration-1 underline-offset-4 hover:decoration-2"
    >
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
