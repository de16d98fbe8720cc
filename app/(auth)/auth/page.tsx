import { authMetadata } from "@/components/auth/auth-metadata";
import { AuthPage, type AuthPageProps } from "@/components/auth/auth-page";

type CombinedPageProps = Pick<AuthPageProps, "searchParams">;

export const generateMetadata = ({ searchParams }: CombinedPageProps) =>
  authMetadata({ mode: "login", searchParams });

export default function CombinedPage({ searchParams }: CombinedPageProps) {
  return <AuthPage mode="login" searchParams={searchParams} />;
}
