/** A page that broke. */
export const BROKEN_PAGE = {
  title: "Something went wrong",
  reason: "This page could not be shown. Everything you had saved is still there.",
  advice: "Trying again often helps. If it does not, come back in a few minutes.",
} as const;

/** An address that has no page (document 1, section 2). */
export const NO_PAGE = {
  title: "404 Page Not Found",
  reason: "Did you forget to add the page to the router?",
} as const;
