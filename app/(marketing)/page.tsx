import type { Metadata } from "next";
import { CallToAction } from "@/components/landing/call-to-action";
import { Features } from "@/components/landing/features";
import { Hero } from "@/components/landing/hero";
import { HowItWorks } from "@/components/landing/how-it-works";
import { LandingHeader } from "@/components/landing/landing-header";
import { Looks } from "@/components/landing/looks";
import { Price } from "@/components/landing/price";
import { Privacy } from "@/components/landing/privacy";
import { Questions } from "@/components/landing/questions";
import { StructuredData } from "@/components/landing/structured-data";
import { SiteFooter } from "@/components/layout/site-footer";
import { SkipLink } from "@/components/layout/skip-link";
import { env } from "@/lib/env";

export const metadata: Metadata = { alternates: { canonical: "/" } };

export default function LandingPage() {
  return (
    <>
      <SkipLink />
      <LandingHeader />
      <main id="content" tabIndex={-1} className="flex-1 outline-none">
        <Hero />
        <HowItWorks />
        <Features />
        <Looks />
        <Price />
        <Privacy />
        <Questions />
        <CallToAction />
      </main>
      <SiteFooter />
      <StructuredData origin={env().APP_URL} />
    </>
  );
}
