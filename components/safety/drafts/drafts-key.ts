/** Where this browser keeps what its people kept for themselves; no server ever sees it. */
export const PRIVATE_DRAFTS_KEY = "privateDrafts";
