import type { Metadata } from "next";
import { AuthPage, type AuthPageProps } from "@/components/auth/auth-page";

export const metadata: Metadata = { title: "Create Account" };

export default function SignupPage({ searchParams }: Pick<AuthPageProps, "searchParams">) {
  return <AuthPage mode="signup" searchParams={searchParams} />;
}
