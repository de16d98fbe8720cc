import type { Metadata } from "next";
import Link from "next/link";
import { ForgetDevice } from "@/components/account/forget-device";
import { PageShell } from "@/components/layout/page-shell";
import { MessagePage } from "@/components/shared/message-page";
import { Scene } from "@/components/shared/scene";
import { buttonVariants } from "@/components/ui/button-variants";

export const metadata: Metadata = {
  title: "Goodbye",
  description: "Your Stepwell account is deleted, with everything in it. A last email confirms it.",
  alternates: { canonical: "/goodbye" },
  robots: { index: false },
};

export default function GoodbyePage() {
  return (
    <PageShell user={null}>
      <ForgetDevice />
      <MessagePage
        scene={<Scene name="well" />}
        title="Your account is deleted"
        actions={
          <Link href="/" className={buttonVariants({ variant: "outline" })}>
            Back to Home
          </Link>
        }
      >
        <p>Everything in it is gone. A last email confirms it.</p>
        <p>Thank you for the steps you took here. Take care.</p>
      </MessagePage>
    </PageShell>
  );
}
