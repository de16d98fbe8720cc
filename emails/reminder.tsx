import { z } from "zod";
import { Action } from "@/emails/action";
import { defineMail } from "@/emails/define-mail";
import { linked } from "@/emails/person";
import { Aside, Greeting, List, Paragraph } from "@/emails/prose";
import { subscribed, subscriptionEnvelope, subscriptionFooter } from "@/emails/subscription";
import { CLOSING_WORDS } from "@/lib/reminders/constants";

/** Tells where a plan stands and what is open in it. `link` leads to the plan. */
export const reminder = defineMail({
  subject: "A small step, when you like",
  preview: "Where your plan stands, and what could come next.",
  title: "Where your plan stands",
  reason: "You get this email because you switched reminders on.",
  props: z.object({
    ...linked,
    ...subscribed,
    progressSummary: z.string(),
    pendingTasks: z.array(z.string()).min(1),
    moreTasks: z.int().min(0),
  }),
  envelope: subscriptionEnvelope,
  footer: subscriptionFooter,
  content: ({ firstName, progressSummary, pendingTasks, moreTasks, link }) => (
    <>
      <Greeting firstName={firstName} />
      <Paragraph>{progressSummary}</Paragraph>
      <List title="Your Pending Tasks:" items={pendingTasks} />
      {moreTasks > 0 ? <Aside>and {moreTasks} more</Aside> : null}
      <Paragraph>{CLOSING_WORDS}</Paragraph>
      <Action href={link}>Open Your Plan</Action>
    </>
  ),
});
