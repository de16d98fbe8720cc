import { Text } from "@react-email/components";
import { MailButton, MailLayout } from "@/emails/layout";

type PasswordChangedMailProps = { firstName: string | null; link: string };

export function PasswordChangedMail({ firstName, link }: PasswordChangedMailProps) {
  return (
    <MailLayout preview="Was this you?" firstName={firstName}>
      <Text>
        Your password was changed, and all other devices were signed out. If this was not you,
        choose a new password now.
      </Text>
      <MailButton href={link}>Choose a new password</MailButton>
    </MailLayout>
  );
}
