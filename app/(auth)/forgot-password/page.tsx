import type { Metadata } from "next";
import { AuthPage, type AuthPageProps } from "@/components/auth/auth-page";

export const metadata: Metadata = { title: "Reset Password" };

export default function ForgotPasswordPage({ searchParams }: Pick<AuthPageProps, "searchParams">) {
  return <AuthPage mode="forgot-password" searchParams={searchParams} />;
}
