import { Text } from "@react-email/components";
import { MailButton, MailLayout } from "@/emails/layout";

type EmailChangeMailProps = { firstName: string | null; newEmail: string; link: string };

export function EmailChangeMail({ firstName, newEmail, link }: EmailChangeMailProps) {
  return (
    <MailLayout preview="Was this you?" firstName={firstName}>
      <Text>
        Someone, hopefully you, asked to change your address to {newEmail}. If this was not you,
        choose a new password now.
      </Text>
      <MailButton href={link}>Choose a new password</MailButton>
    </MailLayout>
  );
}
