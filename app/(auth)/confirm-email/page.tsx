import type { Metadata } from "next";
import { ConfirmEmail } from "@/components/account/confirm-email";

export const metadata: Metadata = { title: "Confirm Your New Email", robots: { index: false } };

type ConfirmEmailPageProps = { searchParams: Promise<{ token?: string | string[] }> };

export default async function ConfirmEmailPage({ searchParams }: ConfirmEmailPageProps) {
  const { token } = await searchParams;
  return <ConfirmEmail token={typeof token === "string" && token !== "" ? token : null} />;
}
