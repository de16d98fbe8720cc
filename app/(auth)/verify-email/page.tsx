import type { Metadata } from "next";
import { VerifyEmail } from "@/components/auth/verify-email";
import { readSession } from "@/lib/auth/session";

export const metadata: Metadata = { title: "Confirm Your Email", robots: { index: false } };

type VerifyEmailPageProps = { searchParams: Promise<{ token?: string | string[] }> };

export default async function VerifyEmailPage({ searchParams }: VerifyEmailPageProps) {
  const { token } = await searchParams;
  const session = await readSession();
  return (
    <VerifyEmail
      token={typeof token === "string" && token !== "" ? token : null}
      person={session && { email: session.user.email, isVerified: session.user.emailVerified }}
    />
  );
}
