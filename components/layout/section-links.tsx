"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";
import { useId } from "react";
import { Crown } from "@/components/layout/crown";
import { isInSection, SECTIONS, type Section } from "@/components/layout/navigation";
import { LinkPending } from "@/components/shared/link-pending";

type SectionLinksProps = {
  sections?: readonly Section[];
  /** People without Premium see a crown beside what belongs to it. */
  showCrowns: boolean;
  /** The bar of a desktop leads My Plans to the start page, the menu of a phone to the dashboard. */
  plansHref: "/" | "/dashboard";
  className?: string;
  /** How a link is laid out; its looks are the same everywhere. */
  linkClassName?: string;
  onNavigate?: () => void;
};

export function SectionLinks({
  sections = SECTIONS,
  showCrowns,
  plansHref,
  className,
  linkClassName = "inline-flex min-h-11 gap-1.5",
  onNavigate,
}: SectionLinksProps) {
  const pathname = usePathname();
  const premiumNote = useId();
  return (
    <ul className={className}>
      {sections.map((section) => (
        <li key={section.href}>
          <Link
            href={section.href === "/dashboard" ? plansHref : section.href}
            prefetch={false}
            onClick={onNavigate}
            aria-current={isInSection(section, pathname) ? "page" : undefined}
            aria-describedby={section.premium && showCrowns ? premiumNote : undefined}
            className={`items-center rounded-lg px-3 font-semibold whitespace-nowrap text-muted-foreground no-underline transition-colors hover:bg-accent hover:text-foreground aria-[current=page]:text-foreground ${linkClassName}`}
          >
            {section.label}
            {section.premium && showCrowns ? <Crown /> : null}
            <LinkPending />
          </Link>
        </li>
      ))}
      <li hidden id={premiumNote}>
        Premium feature
      </li>
    </ul>
  );
}
