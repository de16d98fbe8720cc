import { minuteToTell } from "@/components/timer/timekeeping";

type MinuteAnnouncerProps = { isRunning: boolean; secondsLeft: number; totalSeconds: number };

/** Tells a person who can't see the clock how it stands: every fifth minute, and the last one. */
export function MinuteAnnouncer({ isRunning, secondsLeft, totalSeconds }: MinuteAnnouncerProps) {
  const minutes = isRunning ? minuteToTell(secondsLeft, totalSeconds) : null;
  return (
    <span role="status" className="sr-only">
      {minutes === null ? "" : `${minutes} ${minutes === 1 ? "minute" : "minutes"} left`}
    </span>
  );
}
