import { z } from "zod";
import { Action } from "@/emails/action";
import { defineMail } from "@/emails/define-mail";
import { linked } from "@/emails/person";
import { Aside, Greeting, Paragraph } from "@/emails/prose";

/** Asks a person to prove an address. `link` works for 24 hours. */
export const verifyEmail = defineMail({
  subject: "Confirm your email address",
  preview: "One tap, so that emails from Stepwell reach you.",
  title: "Is this your address?",
  reason: "You get this email because this address was entered at Stepwell.",
  props: z.object(linked),
  content: ({ firstName, link }) => (
    <>
      <Greeting firstName={firstName} />
      <Paragraph>
        Please confirm that this address is yours, so that emails from Stepwell reach you. Meanwhile
        you can use everything.
      </Paragraph>
      <Action href={link}>Confirm my address</Action>
      <Aside>
        The link works once, within 24 hours. If it has run out, log in and ask for a new one.
      </Aside>
      <Aside>
        You know nothing of this? Then somebody mistyped an address, and you can leave this email
        alone.
      </Aside>
    </>
  ),
});
