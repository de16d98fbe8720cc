import { AccountSection } from "@/components/account/account-section";
import { ThemeSwitch } from "@/components/layout/theme-switch";

export function ThemeSection() {
  return (
    <AccountSection
      id="theme"
      title="Theme"
      description="Kept in this browser. System follows your device."
    >
      <ThemeSwitch />
    </AccountSection>
  );
}
