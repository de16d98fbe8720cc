import { Text } from "@react-email/components";
import { MailButton, MailLayout } from "@/emails/layout";

type GoogleConnectedMailProps = { firstName: string | null; googleEmail: string; link: string };

export function GoogleConnectedMail({ firstName, googleEmail, link }: GoogleConnectedMailProps) {
  return (
    <MailLayout preview="Was this you?" firstName={firstName}>
      <Text>
        You can now sign in with the Google account {googleEmail}. If this was not you, disconnect
        it on your account page.
      </Text>
      <MailButton href={link}>See my account</MailButton>
    </MailLayout>
  );
}
