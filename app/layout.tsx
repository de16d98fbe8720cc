import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import { textFont, titleFont } from "@/app/fonts";
import { SiteTags, Toaster } from "@/components/layout/root-leaves";
import { THEME_SCRIPT } from "@/lib/theme";
import "@/app/globals.css";

export const metadata: Metadata = {
  title: { default: "Stepwell: from a goal to the next small step", template: "%s · Stepwell" },
};

export const viewport: Viewport = {
  width: "device-width",
  initialScale: 1,
  viewportFit: "cover",
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#f9f6ee" },
    { media: "(prefers-color-scheme: dark)", color: "#111a1a" },
  ],
};

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    // The theme script sets data-theme before React looks at the element.
    <html
      lang="en"
      className={`${titleFont.variable} ${textFont.variable}`}
      suppressHydrationWarning
    >
      <head>
        <script>{THEME_SCRIPT}</script>
        <SiteTags />
      </head>
      <body className="flex min-h-dvh flex-col antialiased">
        {children}
        <Toaster />
      </body>
    </html>
  );
}
