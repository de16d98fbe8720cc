/** Where this browser keeps what its people kept for themselves; no server ever sees it. */
export const PRIVATE_DRAFTS_KEY = "privateDrafts";
/** Whose words stand in the fields' own places here; nobody's where no person was signed in yet. */
export const DRAFTS_OWNER_KEY = "draftsOwner";
/** What people typed here before somebody else signed in, by person. */
export const DRAFTS_ASIDE_KEY = "draftsAside";
/** What a visitor typed on the start page; it goes along into the account that they sign in to. */
export const VISITOR_GOAL_KEY = "visitorGoal";
