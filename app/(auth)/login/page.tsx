import { authMetadata } from "@/components/auth/auth-metadata";
import { AuthPage, type AuthPageProps } from "@/components/auth/auth-page";

type LoginPageProps = Pick<AuthPageProps, "searchParams">;

export const generateMetadata = ({ searchParams }: LoginPageProps) =>
  authMetadata({ mode: "login", searchParams });

export default function LoginPage({ searchParams }: LoginPageProps) {
  return <AuthPage mode="login" searchParams={searchParams} />;
}
