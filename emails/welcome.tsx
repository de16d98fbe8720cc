import { Text } from "@react-email/components";
import { MailButton, MailLayout } from "@/emails/layout";

type WelcomeMailProps = { firstName: string | null; link: string };

export function WelcomeMail({ firstName, link }: WelcomeMailProps) {
  return (
    <MailLayout preview="Your first small step waits." firstName={firstName}>
      <Text>Your account is ready. One small step is enough to begin.</Text>
      <MailButton href={link}>Open Stepwell</MailButton>
    </MailLayout>
  );
}
