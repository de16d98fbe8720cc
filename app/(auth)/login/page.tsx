import type { Metadata } from "next";
import { AuthPage, type AuthPageProps } from "@/components/auth/auth-page";

export const metadata: Metadata = { title: "Sign In" };

export default function LoginPage({ searchParams }: Pick<AuthPageProps, "searchParams">) {
  return <AuthPage mode="login" searchParams={searchParams} />;
}
