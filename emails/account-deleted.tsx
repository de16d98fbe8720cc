import { Text } from "@react-email/components";
import { MailLayout } from "@/emails/layout";

type AccountDeletedMailProps = { firstName: string | null; hadSubscription: boolean };

export function AccountDeletedMail({ firstName, hadSubscription }: AccountDeletedMailProps) {
  return (
    <MailLayout preview="Everything of yours is gone." firstName={firstName}>
      <Text>
        Your account and everything in it were deleted
        {hadSubscription ? ", and your subscription was cancelled" : ""}. Take care.
      </Text>
    </MailLayout>
  );
}
