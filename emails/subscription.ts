import { AUTOMATIC, type Envelope } from "@/emails/define-mail";
import type { FooterLink } from "@/emails/layout";
import { webAddress } from "@/emails/person";

/** Ways to change or end what comes again and again. `oneClick` takes a POST without a session. */
export const subscribed = {
  settingsLink: webAddress,
  unsubscribeLink: webAddress,
  oneClick: webAddress,
};

type Subscribed = { settingsLink: string; unsubscribeLink: string; oneClick: string };

/** RFC 8058: a mail program can offer "Unsubscribe" and do it by itself. */
export function subscriptionEnvelope({ oneClick }: Subscribed): Envelope {
  return {
    headers: {
      ...AUTOMATIC.headers,
      "List-Unsubscribe": `<${oneClick}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
  };
}

/** The same for everybody who reads the mail itself. */
export function subscriptionFooter({ settingsLink, unsubscribeLink }: Subscribed): FooterLink[] {
  return [
    { label: "Reminder settings", href: settingsLink },
    { label: "Unsubscribe", href: unsubscribeLink },
  ];
}
