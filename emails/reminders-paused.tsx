import { z } from "zod";
import { Action } from "@/emails/action";
import { defineMail } from "@/emails/define-mail";
import { linked } from "@/emails/person";
import { Greeting, Paragraph } from "@/emails/prose";
import { subscribed, subscriptionEnvelope, subscriptionFooter } from "@/emails/subscription";

/** The one mail before reminders fall silent. `link` leads to the page where they begin again. */
export const remindersPaused = defineMail({
  subject: "Your reminders take a break",
  preview: "We stay quiet until you come back. Nothing is lost.",
  title: "We stay quiet for now",
  reason: "You get this email once, because you switched reminders on and they pause now.",
  props: z.object({ ...linked, ...subscribed }),
  envelope: subscriptionEnvelope,
  footer: subscriptionFooter,
  content: ({ firstName, link }) => (
    <>
      <Greeting firstName={firstName} />
      <Paragraph>
        You have not been at Stepwell for a while, and that is fine. Mails that nobody needs are
        only noise, so your reminders take a break from today on.
      </Paragraph>
      <Paragraph>
        Your plans are as you left them. Whenever you like, one tap on the page of your reminders
        starts them again.
      </Paragraph>
      <Action href={link}>Open Reminders</Action>
    </>
  ),
});
