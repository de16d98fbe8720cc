import type { Metadata } from "next";
import { AccountNavigation } from "@/components/account/account-navigation";
import { AccountSection } from "@/components/account/account-section";
import { ThemeSection } from "@/components/account/theme-section";
import { loadAccount } from "@/lib/auth/loaders";
import { displayNameOf } from "@/lib/users/display-name";

export const metadata: Metadata = { title: "Account" };

/** One card for each matter, from the everyday to the final. */
export default async function AccountPage() {
  const account = await loadAccount();
  return (
    <div className="grid grid-cols-1 gap-8 lg:grid-cols-[14rem_minmax(0,44rem)]">
      <h1 className="text-3xl lg:col-span-2">Account</h1>
      <AccountNavigation />
      <div className="grid grid-cols-1 gap-6">
        <AccountSection id="name" title="Name" description={displayNameOf(account)} />
        <AccountSection id="email" title="Email" description={account.email} />
        <ThemeSection />
      </div>
    </div>
  );
}
