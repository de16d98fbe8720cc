import type { Metadata } from "next";
import { LazyNotFoundPage } from "@/components/shared/lazy-not-found-page";

export const metadata: Metadata = { title: "404 Page Not Found" };

export default function NotFound() {
  return <LazyNotFoundPage />;
}
