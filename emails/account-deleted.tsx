import { z } from "zod";
import { defineMail } from "@/emails/define-mail";
import { greeted } from "@/emails/person";
import { Greeting, Paragraph, Part } from "@/emails/prose";

/** The last email: everything is gone. */
export const accountDeleted = defineMail({
  subject: "Your account was deleted",
  preview: "Everything that you kept at Stepwell is gone.",
  title: "Your account was deleted",
  reason: "You get this last email because your account was deleted.",
  props: z.object({ ...greeted, hadSubscription: z.boolean() }),
  content: ({ firstName, hadSubscription }) => (
    <>
      <Greeting firstName={firstName} />
      <Paragraph>
        Your account is gone, and with it everything that you kept here: plans, journal,
        conversations and settings.
      </Paragraph>
      {hadSubscription ? (
        <Paragraph>
          Your subscription was cancelled, and nothing more will be charged. Stripe, which handled
          the payments, deletes your card; invoices stay there.
        </Paragraph>
      ) : null}
      <Paragraph>
        Every step that you took is still yours. Should you want to come back one day, you can begin
        anew with this address.
      </Paragraph>
      <Part title="Was this not you?">
        <Paragraph>
          Then please reply to this email, and change the password of your mailbox, since somebody
          may have read your email.
        </Paragraph>
      </Part>
    </>
  ),
});
