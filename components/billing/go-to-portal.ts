import { api } from "@/lib/api-client";
import { BILLING_TEXTS } from "@/lib/billing/constants";

type PortalAnswer = { url?: string };

/** In place of this page, by the call of document 1, section 7. */
export async function goToPortal(): Promise<"leaving"> {
  location.assign(addressOf(await api<PortalAnswer>("POST", "/api/billing-portal")));
  return "leaving";
}

/**
 * In a tab of its own. It is opened before the server is asked, because browsers allow a tab only
 * within the click; it goes again when there is nothing to show. Without a tab the page itself goes.
 */
export async function openPortalTab(): Promise<"done" | "leaving"> {
  const tab = openWaitingTab();
  try {
    const url = addressOf(await api<PortalAnswer>("GET", "/api/subscription/portal"));
    if (tab === null) {
      location.assign(url);
      return "leaving";
    }
    // Closed meanwhile: they changed their mind.
    if (!tab.closed) tab.location.replace(url);
    return "done";
  } catch (error) {
    tab?.close();
    throw error;
  }
}

function openWaitingTab(): Window | null {
  const tab = window.open("", "_blank");
  if (!tab || tab.closed) return null;
  // The portal is another site's page; it gets no hold on this one.
  tab.opener = null;
  tab.document.title = BILLING_TEXTS.openingPortal;
  tab.document.documentElement.style.colorScheme = "light dark";
  tab.document.body.textContent = BILLING_TEXTS.openingPortal;
  return tab;
}

function addressOf({ url }: PortalAnswer): string {
  if (!url) throw new Error("The answer names no portal");
  return url;
}
