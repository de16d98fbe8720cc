import { z } from "zod";
import { Action } from "@/emails/action";
import { defineMail } from "@/emails/define-mail";
import { Fact } from "@/emails/fact";
import { linked } from "@/emails/person";
import { Greeting, Paragraph, Part } from "@/emails/prose";

/** Says that Google no longer opens an account. `link` leads to the form that asks for a new password. */
export const googleDisconnected = defineMail({
  subject: "Google was disconnected from your account",
  preview: "If this was you, all is well. If not, here is what to do.",
  title: "Google is disconnected",
  reason:
    "You get this email because a way to sign in was taken away from your account. It is sent for your safety.",
  props: z.object({ ...linked, googleEmail: z.string().nullable() }),
  content: ({ firstName, googleEmail, link }) => (
    <>
      <Greeting firstName={firstName} />
      <Paragraph>
        Google no longer opens your account. You sign in with your email and password, and you can
        connect Google again whenever you like.
      </Paragraph>
      {googleEmail === null ? null : <Fact name="Google account">{googleEmail}</Fact>}
      <Paragraph>If this was you, there is nothing to do here.</Paragraph>
      <Part title="Was this not you?">
        <Paragraph>
          Then somebody else may be in your account. Choose a new password now: it signs out every
          device and locks them out. Your plans are still there.
        </Paragraph>
        <Action href={link}>Choose a new password</Action>
      </Part>
    </>
  ),
});
