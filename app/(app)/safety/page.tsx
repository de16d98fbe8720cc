import type { Metadata } from "next";
import { SafetyDemo } from "@/components/safety/demo/safety-demo";
import { requirePageSession } from "@/lib/auth/gate";

export const metadata: Metadata = { title: "Safety System Demo" };

/** How Stepwell checks what people write, to try. */
export default async function SafetyPage() {
  const { user } = await requirePageSession();
  return (
    <div className="grid grid-cols-1 gap-6">
      <header className="grid gap-2">
        <h1 className="text-3xl sm:text-4xl">Safety System Demo</h1>
        <p className="max-w-[62ch] text-muted-foreground">
          Stepwell checks what you write before it plans, saves or answers anything, so that nobody
          is left alone with a dark thought and nobody is harmed. Try it here with an example or
          with words of your own. What you type on this page is neither saved nor sent to anyone.
        </p>
      </header>
      <SafetyDemo isAdmin={user.role === "admin"} />
    </div>
  );
}
