import type { Route } from "next";
import type { RateLimit } from "@/lib/rate-limit";

/** What a person types to delete the account; capitals and spaces at the ends don't matter. */
export const DELETION_WORDS = "delete my account";

/** Above the list of what goes. */
export const DELETION_LEAD = "These go with it, at once and for good:";

/** Where the person goes once the account is gone. */
export const FAREWELL_PATH = "/goodbye" satisfies Route;

/**
 * Cookie that tells the farewell page to clear what this browser kept, and by its value of whom: the
 * deleted account's id. Only a deletion sets it, so a link to the page clears nothing.
 */
export const FAREWELL_COOKIE = "stepwell-farewell";
export const FAREWELL_COOKIE_SECONDS = 300;

/** Downloads within an hour, by account: all kinds, a few times over. */
export const EXPORT_LIMIT: RateLimit = { name: "export", points: 12, seconds: 60 * 60 };
