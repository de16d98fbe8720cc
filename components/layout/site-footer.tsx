"use client";

import Link from "next/link";
import {
  COPYRIGHT_LINE,
  FOOTER_TAGLINE,
  SECTIONS,
  SUPPORT_LINKS,
} from "@/components/layout/navigation";
import { ThemeSwitch } from "@/components/layout/theme-switch";
import { Mark } from "@/components/shared/mark";

const LISTS = [
  { title: "Features", links: SECTIONS },
  { title: "Support", links: SUPPORT_LINKS },
];

export function SiteFooter() {
  return (
    <footer className="mt-auto border-t bg-muted dark:bg-card pb-[env(safe-area-inset-bottom)] print:hidden">
      <div className="page-gutter mx-auto grid max-w-page grid-cols-2 gap-x-6 gap-y-10 py-12 sm:grid-cols-[2fr_1fr_1fr] sm:gap-x-10">
        <div className="col-span-2 grid content-start gap-4 sm:col-span-1">
          <p className="flex items-center gap-2.5 font-display text-xl font-semibold">
            <Mark className="size-7 text-primary" />
            Stepwell
          </p>
          <p className="max-w-[42ch] text-muted-foreground">{FOOTER_TAGLINE}</p>
        </div>
        {LISTS.map((list) => (
          <nav key={list.title} aria-labelledby={`footer-${list.title}`}>
            <h2 id={`footer-${list.title}`} className="font-sans text-base font-bold">
              {list.title}
            </h2>
            <ul className="mt-1 text-muted-foreground [&_a]:inline-flex [&_a]:min-h-11 [&_a]:items-center [&_a]:underline-offset-4 [&_a]:hover:text-foreground [&_a]:hover:underline">
              {list.links.map((link) => (
                <li key={link.href}>
                  <Link href={link.href} prefetch={false}>
                    {link.label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <div className="flex flex-wrap items-center justify-between gap-4 col-span-full border-t pt-6">
          <p className="text-sm text-muted-foreground">{COPYRIGHT_LINE}</p>
          <ThemeSwitch />
        </div>
      </div>
    </footer>
  );
}
