import { LINES_LABEL } from "@/components/safety/safety-texts";
import type { CrisisResource } from "@/lib/safety/types";

/** Lines and sites to turn to, each as one large link: a tap calls, writes or opens it. */
export function SafetyLines({ lines }: { lines: readonly CrisisResource[] }) {
  if (lines.length === 0) return null;
  return (
    <ul aria-label={LINES_LABEL} className="grid gap-2">
      {lines.map((line) => (
        <li key={line.href}>
          <a
            href={line.href}
            {...(isSite(line) ? { target: "_blank", rel: "noopener noreferrer" } : {})}
            className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-lg border border-input bg-card px-4 py-2.5 text-card-foreground no-underline transition-colors hover:bg-accent"
          >
            <span className="grid min-w-[min(13rem,100%)] flex-1">
              <span className="font-semibold">{line.name}</span>
              <span className="text-sm text-muted-foreground">{line.description}</span>
            </span>
            <span className="font-semibold text-primary underline underline-offset-4">
              {actOf(line)}
              {isSite(line) ? <span className="sr-only"> (opens in a new tab)</span> : null}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

function isSite({ href }: CrisisResource): boolean {
  return href.startsWith("https:");
}

function actOf({ href, phone }: CrisisResource): string {
  if (href.startsWith("tel:")) return `Call ${phone ?? href.slice(4)}`;
  if (href.startsWith("sms:")) return `Text ${phone ?? href.slice(4)}`;
  return URL.canParse(href) ? `Open ${new URL(href).hostname.replace(/^www\./, "")}` : "Open";
}
