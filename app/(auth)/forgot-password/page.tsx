import { authMetadata } from "@/components/auth/auth-metadata";
import { AuthPage, type AuthPageProps } from "@/components/auth/auth-page";

type ForgotPasswordPageProps = Pick<AuthPageProps, "searchParams">;

export const generateMetadata = ({ searchParams }: ForgotPasswordPageProps) =>
  authMetadata({ mode: "forgot-password", searchParams });

export default function ForgotPasswordPage({ searchParams }: ForgotPasswordPageProps) {
  return <AuthPage mode="forgot-password" searchParams={searchParams} />;
}
