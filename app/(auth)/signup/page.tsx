import { authMetadata } from "@/components/auth/auth-metadata";
import { AuthPage, type AuthPageProps } from "@/components/auth/auth-page";

type SignupPageProps = Pick<AuthPageProps, "searchParams">;

export const generateMetadata = ({ searchParams }: SignupPageProps) =>
  authMetadata({ mode: "signup", searchParams });

export default function SignupPage({ searchParams }: SignupPageProps) {
  return <AuthPage mode="signup" searchParams={searchParams} />;
}
