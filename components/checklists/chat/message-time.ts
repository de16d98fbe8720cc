const TIME = { hour: "numeric", minute: "2-digit" } as const;

/** "2:14 PM" today, "Nov 20, 2:14 PM" before: in the person's own zone. */
export function messageTime(iso: string, now: Date): string {
  const at = new Date(iso);
  const isToday = at.toDateString() === now.toDateString();
  const day = isToday ? {} : ({ month: "short", day: "numeric" } as const);
  return new Intl.DateTimeFormat("en-US", { ...day, ...TIME }).format(at);
}
