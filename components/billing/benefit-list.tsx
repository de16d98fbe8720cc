import Link from "next/link";
import { BENEFITS } from "@/components/billing/benefits";

type BenefitListProps = {
  /** Who has Premium is led to where each benefit is used. */
  withLinks: boolean;
};

/** What Premium gives, each with what it means in daily use. */
export function BenefitList({ withLinks }: BenefitListProps) {
  return (
    <ul className="grid gap-5">
      {BENEFITS.map(({ title, text, Icon, href, link }) => (
        <li key={title} className="flex gap-4">
          <Icon aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-primary" />
          <div className="grid min-w-0 justify-items-start gap-0.5">
            <h3>{title}</h3>
            <p className="text-muted-foreground">{text}</p>
            {withLinks ? (
              <Link
                href={href}
                prefetch={false}
                className="-my-1.5 inline-flex min-h-11 items-center font-semibold text-primary underline decoration-1 underline-offset-4 hover:decoration-2"
              >
                {link}
              </Link>
            ) : null}
          </div>
        </li>
      ))}
    </ul>
  );
}
