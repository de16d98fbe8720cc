import { Text } from "@react-email/components";
import { MailButton, MailLayout } from "@/emails/layout";

/** Goes to the owner of an address that someone wants for another account. */
export function EmailTakenMail({ link }: { link: string }) {
  return (
    <MailLayout preview="This address has an account of its own." firstName={null}>
      <Text>
        Someone, perhaps you, asked to use this address for another Stepwell account. It belongs to
        an account already, so nothing was changed.
      </Text>
      <Text>
        If this was you, log in with this address, or choose another for your other account. If not,
        there is nothing to do.
      </Text>
      <MailButton href={link}>Log in</MailButton>
    </MailLayout>
  );
}
