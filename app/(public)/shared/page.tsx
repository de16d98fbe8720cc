import type { Metadata } from "next";
import { notFound } from "next/navigation";

export const metadata: Metadata = { title: "Invalid share link", robots: { index: false } };

/** A link that lost its end on the way. */
export default function SharedWithoutIdPage() {
  notFound();
}
