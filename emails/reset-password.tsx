import { Text } from "@react-email/components";
import { MailButton, MailLayout } from "@/emails/layout";

type ResetPasswordMailProps = { firstName: string | null; link: string; hasPassword: boolean };

export function ResetPasswordMail({ firstName, link, hasPassword }: ResetPasswordMailProps) {
  return (
    <MailLayout preview="A link to choose a new password." firstName={firstName}>
      <Text>
        {hasPassword
          ? "Someone, hopefully you, asked for a new password. The link works for one hour."
          : "You sign in with Google so far. With this link you can choose a password as well. It works for one hour."}
      </Text>
      <MailButton href={link}>Choose a new password</MailButton>
    </MailLayout>
  );
}
