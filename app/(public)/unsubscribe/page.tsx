import type { Metadata } from "next";
import { Unsubscribe } from "@/components/reminders/unsubscribe";

export const metadata: Metadata = { title: "Unsubscribe", robots: { index: false } };

type UnsubscribePageProps = { searchParams: Promise<{ token?: string | string[] }> };

export default async function UnsubscribePage({ searchParams }: UnsubscribePageProps) {
  const { token } = await searchParams;
  return <Unsubscribe token={typeof token === "string" && token !== "" ? token : null} />;
}
