import { Text } from "@react-email/components";
import { MailButton, MailLayout } from "@/emails/layout";

type ConfirmEmailMailProps = { firstName: string | null; link: string };

export function ConfirmEmailMail({ firstName, link }: ConfirmEmailMailProps) {
  return (
    <MailLayout preview="Confirm your new address." firstName={firstName}>
      <Text>
        Please confirm that this is your new address. The link works for 24 hours. Until then the
        old one stays.
      </Text>
      <MailButton href={link}>Confirm my new address</MailButton>
    </MailLayout>
  );
}
