"use client";

import dynamic from "next/dynamic";
import { useToast } from "@/components/ui/use-toast";

// Radix arrives with the first toast, so pages that show none pay nothing for it.
const ToastArea = dynamic(
  () => import("@/components/ui/toast-area").then((module) => module.ToastArea),
  { ssr: false },
);

export function Toaster() {
  const { toasts } = useToast();
  return toasts.length > 0 ? <ToastArea toasts={toasts} /> : null;
}
