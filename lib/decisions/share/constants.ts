/** The only characters of a share id, and more of them than any has; what differs is not looked up. */
export const SHARE_ID_PATTERN = /^[\w-]{1,64}$/;

export const SHARE_MESSAGES = {
  stopped: "The link no longer works.",
} as const;

/** How long "Copied" stands, in milliseconds, and a popup's size in CSS pixels (document 2, section 9). */
export const COPY_CONFIRMATION_MS = 2_000;
export const SHARE_POPUP = { width: 600, height: 400 } as const;

/** Shares and their texts within ten minutes, by account. */
export const SHARE_LIMIT = { name: "decision-share", points: 120, seconds: 600 } as const;

/** Most shared decisions that the account page lists; those below move up when one is stopped. */
export const SHARES_LISTED_MAX = 100;

/** X counts a post's characters with weights: https://docs.x.com/fundamentals/counting-characters */
export const POST_MAX_WEIGHT = 280;
/** Any link counts as this many characters there, however long it is. */
export const POST_LINK_WEIGHT = 23;
/** Of that, the chosen option may take so much, so that the question keeps room. */
export const CHOSEN_MAX_WEIGHT = 80;

export const SHARE_HASHTAGS: readonly string[] = ["Stepwell"];
/** The subject where a share has one, such as in a mail. */
export const SHARE_TITLE = "A decision, shared with Stepwell";

/** Preview images drawn within ten minutes, by address; one is drawn once for all who ask for it. */
export const SHARED_PREVIEW_LIMIT = { name: "shared-preview", points: 600, seconds: 600 } as const;
