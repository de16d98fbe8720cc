import type { Metadata } from "next";
import { AccountNavigation } from "@/components/account/account-navigation";
import { AccountSection } from "@/components/account/account-section";
import { DeleteSection } from "@/components/account/delete-section";
import { EmailSection } from "@/components/account/email-section";
import { ExportSection } from "@/components/account/export-section";
import { GoogleSection } from "@/components/account/google-section";
import { HelpSection } from "@/components/account/help-section";
import { NameForm } from "@/components/account/name-form";
import { PasswordSection } from "@/components/account/password-section";
import { SessionsSection } from "@/components/account/sessions-section";
import { SharedSection } from "@/components/account/shared-section";
import { SubscriptionSection } from "@/components/account/subscription-section";
import { ThemeSection } from "@/components/account/theme-section";
import { TimeZoneSection } from "@/components/account/time-zone-section";
import { GoogleNotice } from "@/components/auth/google-notice";
import { googleProblemMessage } from "@/lib/auth/google-problems";
import { loadAccount } from "@/lib/auth/loaders";
import { FROM_PORTAL } from "@/lib/billing/constants";
import { loadPremium } from "@/lib/billing/loaders";
import { loadOwnShares } from "@/lib/decisions/share/loaders";

export const metadata: Metadata = { title: "Account" };

/** One card for each matter, from the everyday to the final. */
export default async function AccountPage({ searchParams }: PageProps<"/account">) {
  const query = await searchParams;
  const comesFromPortal = query[FROM_PORTAL.name] === FROM_PORTAL.value;
  const [{ account, pendingEmail, sessions, google, hasGoogle }, shares, premium] =
    await Promise.all([loadAccount(), loadOwnShares(), loadPremium(comesFromPortal)]);
  const { email, emailVerified, firstName, lastName, timeZone, hasPassword } = account;
  return (
    <div className="grid grid-cols-1 gap-8 lg:grid-cols-[14rem_minmax(0,44rem)]">
      <div className="grid gap-4 lg:col-span-2">
        <h1 className="text-3xl sm:text-4xl">Account</h1>
        <GoogleNotice message={googleProblemMessage(query.google)} />
      </div>
      <AccountNavigation hasGoogle={hasGoogle} hasBilling={premium.isShown} />
      <div className="grid grid-cols-1 gap-6">
        <AccountSection id="name" title="Name">
          <NameForm firstName={firstName} lastName={lastName} />
        </AccountSection>
        <EmailSection {...{ email, emailVerified, hasPassword, pendingEmail }} />
        <PasswordSection {...{ email, hasPassword }} />
        <TimeZoneSection timeZone={timeZone} />
        <ThemeSection />
        {premium.isShown ? <SubscriptionSection {...premium} /> : null}
        <SessionsSection sessions={sessions} timeZone={timeZone} />
        {hasGoogle ? <GoogleSection connection={google} {...{ hasPassword, timeZone }} /> : null}
        <SharedSection shares={shares} timeZone={timeZone} />
        <ExportSection problem={query.export?.toString()} />
        <HelpSection email={email} />
        <DeleteSection {...{ email, hasPassword, hasSubscription: premium.isRunning }} />
      </div>
    </div>
  );
}
