import type { Metadata } from "next";
import { ResetPassword } from "@/components/auth/reset-password";
import { findLinkOwner } from "@/lib/auth/email-token";

export const metadata: Metadata = {
  title: "Choose a New Password",
  robots: { index: false },
};

type ResetPasswordPageProps = { searchParams: Promise<{ token?: string | string[] }> };

export default async function ResetPasswordPage({ searchParams }: ResetPasswordPageProps) {
  const { token } = await searchParams;
  const link = typeof token === "string" ? token : "";
  const owner = await findLinkOwner(link, "reset_password");
  return <ResetPassword link={owner && { token: link, email: owner.email }} />;
}
