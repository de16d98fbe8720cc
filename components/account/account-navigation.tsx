const SECTIONS = [
  { id: "name", label: "Name" },
  { id: "email", label: "Email" },
  { id: "password", label: "Password" },
  { id: "time-zone", label: "Time zone" },
  { id: "theme", label: "Theme" },
  { id: "subscription", label: "Subscription" },
  { id: "sessions", label: "Where you are signed in" },
  { id: "google", label: "Google" },
  { id: "shared", label: "What you share" },
  { id: "your-data", label: "Your data" },
  { id: "help", label: "Get help" },
  { id: "delete", label: "Delete account" },
] as const;

type AccountNavigationProps = { hasGoogle: boolean; hasBilling: boolean };

/** Leads to the sections. Phones have no room for it beside them, and scrolling is as quick there. */
export function AccountNavigation({ hasGoogle, hasBilling }: AccountNavigationProps) {
  const isShown: Record<string, boolean> = { google: hasGoogle, subscription: hasBilling };
  const sections = SECTIONS.filter(({ id }) => isShown[id] ?? true);
  return (
    <nav aria-label="Account" className="hidden lg:block">
      <ul className="sticky top-24 grid gap-1">
        {sections.map(({ id, label }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="flex min-h-11 items-center rounded-lg px-3 font-semibold text-muted-foreground no-underline transition-colors hover:bg-accent hover:text-foreground"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
