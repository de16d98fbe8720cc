import { Text } from "@react-email/components";
import { MailButton, MailLayout } from "@/emails/layout";

type VerifyEmailMailProps = { firstName: string | null; link: string };

export function VerifyEmailMail({ firstName, link }: VerifyEmailMailProps) {
  return (
    <MailLayout
      preview="Confirm your e-mail address so that Stepwell can reach you."
      firstName={firstName}
    >
      <Text>Please confirm that this address is yours. The link works for 24 hours.</Text>
      <MailButton href={link}>Confirm my address</MailButton>
    </MailLayout>
  );
}
