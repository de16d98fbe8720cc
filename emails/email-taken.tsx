import { z } from "zod";
import { Action } from "@/emails/action";
import { defineMail } from "@/emails/define-mail";
import { linked } from "@/emails/person";
import { Greeting, Paragraph, Part } from "@/emails/prose";

/** Goes to the owner of an address that someone wants for another account. `link` leads to the login. */
export const emailTaken = defineMail({
  subject: "You have a Stepwell account already",
  preview: "This address has an account of its own. Nothing was changed.",
  title: "This address has an account",
  reason: "You get this email because this address was entered at Stepwell for another account.",
  props: z.object({ link: linked.link }),
  content: ({ link }) => (
    <>
      <Greeting firstName={null} />
      <Paragraph>
        Somebody, perhaps you, asked to use this address for another Stepwell account. It belongs to
        an account already, so nothing was changed.
      </Paragraph>
      <Paragraph>
        If this was you, log in with this address, or choose another one for your other account.
      </Paragraph>
      <Action href={link}>Log in</Action>
      <Part title="Was this not you?">
        <Paragraph>Then there is nothing to do. Your account is as it was.</Paragraph>
      </Part>
    </>
  ),
});
