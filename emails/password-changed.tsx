import { z } from "zod";
import { Action } from "@/emails/action";
import { defineMail } from "@/emails/define-mail";
import { linked } from "@/emails/person";
import { Greeting, Paragraph, Part } from "@/emails/prose";

/** Says that a password is another one now. `link` leads to the form that asks for a new one. */
export const passwordChanged = defineMail({
  subject: "Your password was changed",
  preview: "If this was you, all is well. If not, here is what to do.",
  title: "Your password was changed",
  reason:
    "You get this email because your account's password was changed. It is sent for your safety.",
  props: z.object(linked),
  content: ({ firstName, link }) => (
    <>
      <Greeting firstName={firstName} />
      <Paragraph>
        The password of your account was just changed, and every device was signed out. If this was
        you, all is well: log in with the new one.
      </Paragraph>
      <Part title="Was this not you?">
        <Paragraph>
          Then somebody else may have come in. Choose a new password now: it signs out every device
          and locks them out. Your plans are still there.
        </Paragraph>
        <Action href={link}>Choose a new password</Action>
      </Part>
    </>
  ),
});
