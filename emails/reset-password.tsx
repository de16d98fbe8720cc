import { z } from "zod";
import { Action } from "@/emails/action";
import { defineMail } from "@/emails/define-mail";
import { linked } from "@/emails/person";
import { Aside, Greeting, Paragraph, Part } from "@/emails/prose";

/** The way to a new password. `link` works for one hour; `hasPassword` is false with Google alone. */
export const resetPassword = defineMail({
  subject: "Choose a new password",
  preview: "Your link for a new password. It works for one hour.",
  title: "Choose a new password",
  reason: "You get this email because a new password was asked for at Stepwell.",
  props: z.object({ ...linked, hasPassword: z.boolean() }),
  content: ({ firstName, link, hasPassword }) => (
    <>
      <Greeting firstName={firstName} />
      <Paragraph>
        {hasPassword
          ? "Here is your link for a new password. When you have chosen one, every device is signed out, and you log in with it."
          : "You sign in with Google so far. With this link you can choose a password as well, and then sign in either way."}
      </Paragraph>
      <Action href={link}>Choose a new password</Action>
      <Aside>The link works once, within one hour. After that, ask for a new one.</Aside>
      <Part title="Was this not you?">
        <Paragraph>
          Then there is nothing to do. Without this email nobody can change your password, and
          everything stays as it is.
        </Paragraph>
      </Part>
    </>
  ),
});
