const HALF_A_YEAR_MS = 182 * 24 * 60 * 60 * 1000;

/**
 * Whether clocks in two time zones show the same, in summer and in winter. Browsers call a zone by
 * other names than the server (Asia/Kolkata, Asia/Calcutta), so that comparing names would not do.
 */
export function isSameClock(one: string, other: string, now = new Date()): boolean {
  const later = new Date(now.getTime() + HALF_A_YEAR_MS);
  return [now, later].every((moment) => clock(moment, one) === clock(moment, other));
}

function clock(moment: Date, timeZone: string): string {
  return moment.toLocaleString("en-US", { timeZone });
}
