import { z } from "zod";
import { Action } from "@/emails/action";
import { defineMail } from "@/emails/define-mail";
import { Fact } from "@/emails/fact";
import { linked } from "@/emails/person";
import { Greeting, Paragraph, Part } from "@/emails/prose";

/** Says that an account can now be entered with Google. `link` leads to the account page. */
export const googleConnected = defineMail({
  subject: "Google was connected to your account",
  preview: "If this was you, all is well. If not, here is what to do.",
  title: "You can now sign in with Google",
  reason:
    "You get this email because a way to sign in was added to your account. It is sent for your safety.",
  props: z.object({ ...linked, googleEmail: z.string() }),
  content: ({ firstName, googleEmail, link }) => (
    <>
      <Greeting firstName={firstName} />
      <Paragraph>
        A Google account was connected to yours. You can sign in with it, and with your password as
        before.
      </Paragraph>
      <Fact name="Google account">{googleEmail}</Fact>
      <Paragraph>If this was you, there is nothing to do here.</Paragraph>
      <Part title="Was this not you?">
        <Paragraph>
          Then disconnect Google on your account page and change your password there. That shuts
          everybody else out.
        </Paragraph>
        <Action href={link}>Open my account page</Action>
      </Part>
    </>
  ),
});
