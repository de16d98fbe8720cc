/** What search engines read: schema.org WebApplication as JSON-LD. */
export function StructuredData({ origin }: { origin: string }) {
  const application = {
    "@context": "https://schema.org",
    "@type": "WebApplication",
    name: "Stepwell",
    url: origin,
    description:
      "Breaks a goal or a decision into short steps you can start on now, keeps them as a plan, and helps you do them one at a time.",
    applicationCategory: "LifestyleApplication",
    operatingSystem: "Any",
    browserRequirements: "A current web browser",
    inLanguage: "en",
    isAccessibleForFree: true,
    offers: { "@type": "Offer", price: "0", priceCurrency: "USD", name: "Free Plan" },
    audience: { "@type": "PeopleAudience", suggestedMinAge: 18 },
  };
  return <script type="application/ld+json">{JSON.stringify(application)}</script>;
}
