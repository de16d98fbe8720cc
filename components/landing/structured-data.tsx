"use client";

import { jsonLd } from "@/lib/json-ld";

/**
 * What search engines read of the product, by schema.org: an application that is free to use, the
 * site, and who stands behind both. Only what the landing page itself says. A client component, so
 * that the page carries it once.
 */
export function StructuredData({ origin }: { origin: string }) {
  const publisher = { "@id": `${origin}/#organization` };
  const graph = [
    {
      "@type": "Organization",
      ...publisher,
      name: "Stepwell",
      url: origin,
      logo: `${origin}/icons/icon-512.png`,
    },
    {
      "@type": "WebSite",
      "@id": `${origin}/#website`,
      name: "Stepwell",
      url: origin,
      inLanguage: "en",
      publisher,
    },
    {
      "@type": "WebApplication",
      "@id": `${origin}/#application`,
      name: "Stepwell",
      url: origin,
      description:
        "Breaks a goal or a decision into short steps you can start on now, keeps them as a plan, and helps you do them one at a time.",
      image: `${origin}/preview.png`,
      applicationCategory: "LifestyleApplication",
      operatingSystem: "Any",
      browserRequirements: "A current web browser",
      featureList: ["Goal breakdown", "Plans with one next step", "Focus timer", "Top 3 for today"],
      inLanguage: "en",
      isAccessibleForFree: true,
      offers: { "@type": "Offer", name: "Free Plan", price: "0", priceCurrency: "USD" },
      audience: { "@type": "PeopleAudience", suggestedMinAge: 18 },
      publisher,
    },
  ];
  return (
    <script type="application/ld+json">
      {jsonLd({ "@context": "https://schema.org", "@graph": graph })}
    </script>
  );
}
