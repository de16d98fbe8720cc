import { AccountSection } from "@/components/account/account-section";
import { BrowserTimeZone } from "@/components/account/browser-time-zone";
import { TimeZoneForm } from "@/components/account/time-zone-form";
import { timeZoneGroups } from "@/lib/users/time-zones";

export function TimeZoneSection({ timeZone }: { timeZone: string | null }) {
  return (
    <AccountSection
      id="time-zone"
      title="Time zone"
      description="Reminders arrive by it, and days begin and end with it."
    >
      <BrowserTimeZone timeZone={timeZone} />
      <TimeZoneForm timeZone={timeZone} groups={timeZoneGroups(timeZone)} />
    </AccountSection>
  );
}
