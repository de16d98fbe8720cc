/** The product's sections, in the order and with the words of spec 1, section 2. */
export const SECTIONS = [
  { label: "My Plans", href: "/dashboard", premium: false },
  { label: "Coaching", href: "/coaching", premium: true },
  { label: "Journal", href: "/journal", premium: true },
  { label: "Reminders", href: "/reminders", premium: true },
] as const;

/** No section of the specification, so it stands behind them, and only in the menu of a phone. */
export const PROGRESS_LINK = { label: "Progress", href: "/progress", premium: true } as const;

export type Section = (typeof SECTIONS)[number] | typeof PROGRESS_LINK;

export const SUPPORT_LINKS = [
  { label: "Privacy Policy", href: "/privacy-policy" },
  { label: "Terms of Service", href: "/terms-of-service" },
] as const;

export const FOOTER_TAGLINE =
  "Your personal AI-powered life coach that helps you build better habits, make meaningful decisions and achieve your goals one step at a time.";

export const COPYRIGHT_LINE = "© 2025 Stepwell. Built with care for your personal growth journey.";

export const PREMIUM_LINK = { label: "Premium", href: "/premium" } as const;

export const ACCOUNT_LINK = { label: "Account", href: "/account" } as const;

export const SAFETY_LINK = {
  label: "How Stepwell checks what you write",
  href: "/safety",
} as const;

const PLAN_PAGES = ["/dashboard", "/my-plans", "/checklist", "/decision"];

/** Whether a path lies in a section; the pages of a plan belong to My Plans. */
export function isInSection(section: Section, pathname: string): boolean {
  const roots: readonly string[] = section.href === "/dashboard" ? PLAN_PAGES : [section.href];
  return roots.some((root) => pathname === root || pathname.startsWith(`${root}/`));
}
