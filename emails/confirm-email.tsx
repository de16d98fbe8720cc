import { z } from "zod";
import { Action } from "@/emails/action";
import { defineMail } from "@/emails/define-mail";
import { linked } from "@/emails/person";
import { Aside, Greeting, Paragraph } from "@/emails/prose";

/** Goes to the new address of a person who changes it. `link` works for 24 hours. */
export const confirmEmail = defineMail({
  subject: "Confirm your new email address",
  preview: "One tap makes this the address of your account.",
  title: "Is this your new address?",
  reason: "You get this email because this address was entered as a new one at Stepwell.",
  props: z.object(linked),
  content: ({ firstName, link }) => (
    <>
      <Greeting firstName={firstName} />
      <Paragraph>
        Please confirm that this is to be the address of your account. Until you do, the old one
        stays: you log in with it, and emails go there.
      </Paragraph>
      <Action href={link}>Confirm my new address</Action>
      <Aside>
        The link works once, within 24 hours. If it has run out, enter the new address again on your
        account page.
      </Aside>
      <Aside>
        You know nothing of this? Then somebody mistyped an address, and you can leave this email
        alone.
      </Aside>
    </>
  ),
});
