import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import { textFont, titleFont } from "@/app/fonts";
import { Toaster } from "@/components/layout/root-leaves";
import { env } from "@/lib/env";
import { THEME_SCRIPT } from "@/lib/theme";
import "@/app/globals.css";

export const metadata: Metadata = {
  metadataBase: new URL(env().APP_URL),
  title: { default: "Stepwell: from a goal to the next small step", template: "%s · Stepwell" },
  description:
    "Type a goal or a decision. Stepwell breaks it into short steps you can start on now, keeps them as a plan, and helps you do them one at a time.",
  applicationName: "Stepwell",
  appleWebApp: { title: "Stepwell", statusBarStyle: "default" },
  // "./" is the page's own address, without its query.
  openGraph: { siteName: "Stepwell", type: "website", locale: "en_US", url: "./" },
  twitter: { card: "summary_large_image" },
  formatDetection: { telephone: false, address: false, email: false },
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
      </head>
      <body className="flex min-h-dvh flex-col antialiased">
        {children}
        <Toaster />
      </body>
    </html>
  );
}
