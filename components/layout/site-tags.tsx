"use client";

/**
 * What the head of every page says of the site. Plain tags, because Next works its own ones out anew
 * for each answer; a client component, so that the page's tree names them once.
 */
export function SiteTags() {
  return (
    <>
      <meta name="application-name" content="Stepwell" />
      <meta name="mobile-web-app-capable" content="yes" />
      <meta name="apple-mobile-web-app-title" content="Stepwell" />
      <meta name="apple-mobile-web-app-status-bar-style" content="default" />
      <meta name="format-detection" content="telephone=no, address=no, email=no" />
      <link rel="manifest" href="/manifest.webmanifest" />
      <link rel="icon" href="/icon.svg" type="image/svg+xml" sizes="any" />
      <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" sizes="180x180" />
    </>
  );
}
