import { z } from "zod";
import { Action } from "@/emails/action";
import { defineMail } from "@/emails/define-mail";
import { Fact } from "@/emails/fact";
import { linked } from "@/emails/person";
import { Greeting, Paragraph, Part } from "@/emails/prose";

/**
 * Goes to the old address while a change waits for its confirmation. `link` leads to the form that
 * asks for a new password, which also calls the change off.
 */
export const emailChange = defineMail({
  subject: "Your email address is about to change",
  preview: "If this was you, all is well. If not, here is what to do.",
  title: "Your address is about to change",
  reason:
    "You get this email because this is the address of your account. It is sent for your safety.",
  props: z.object({ ...linked, newEmail: z.string() }),
  content: ({ firstName, newEmail, link }) => (
    <>
      <Greeting firstName={firstName} />
      <Paragraph>
        A new address was entered for your account. It takes the place of this one as soon as it is
        confirmed there.
      </Paragraph>
      <Fact name="New address">{newEmail}</Fact>
      <Paragraph>If this was you, there is nothing to do here.</Paragraph>
      <Part title="Was this not you?">
        <Paragraph>
          Then somebody else may have come in. Choose a new password now: it signs out every device
          and calls this change off. Your plans are still there.
        </Paragraph>
        <Action href={link}>Choose a new password</Action>
      </Part>
    </>
  ),
});
