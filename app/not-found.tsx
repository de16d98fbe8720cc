import type { Metadata } from "next";
import { LazyNotFoundPage } from "@/components/layout/root-leaves";

export const metadata: Metadata = { title: "404 Page Not Found" };

export default function NotFound() {
  return <LazyNotFoundPage />;
}
