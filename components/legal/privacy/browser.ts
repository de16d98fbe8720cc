import { JOURNAL_DRAFT_KEY } from "@/components/journals/journal-texts";
import type { LegalSection } from "@/components/legal/legal-text";
import { DRAFTS_ASIDE_DAYS } from "@/components/safety/drafts/drafts-aside";
import {
  DRAFTS_ASIDE_KEY,
  DRAFTS_OWNER_KEY,
  PRIVATE_DRAFTS_KEY,
  VISITOR_GOAL_KEY,
} from "@/components/safety/drafts/drafts-key";
import { PRIVATE_DRAFTS_MAX } from "@/components/safety/drafts/private-drafts";
import {
  GOOGLE_FLOW_SECONDS,
  GROWTH_ENTRY_KEY,
  KNOWN_DEVICE_SECONDS,
  SESSION_LONGEST_DAYS,
  SESSION_SECONDS,
} from "@/lib/auth/constants";
import { WELCOME_ANSWER_SECONDS } from "@/lib/checklists/constants";
import { PENDING_CHECKLIST_KEY } from "@/lib/checklists/pending";
import { CLAIM_DAYS } from "@/lib/decisions/constants";
import {
  DEVICE_NAME,
  FILES_CACHE,
  KEPT_PAGES_MAX,
  OUTBOX_NAME,
  PAGES_CACHE,
} from "@/lib/offline/constants";
import { FAREWELL_COOKIE, FAREWELL_COOKIE_SECONDS } from "@/lib/privacy/constants";
import { HELP_DRAFT_KEY } from "@/lib/support/constants";
import { THEME_STORAGE_KEY } from "@/lib/theme";
import { countOf, DAY_SECONDS, HOUR_SECONDS, MINUTE_SECONDS } from "./times";

/** Every cookie and everything that a browser keeps; a test finds what is missing. */
export const browser: LegalSection = {
  id: "browser",
  title: "Cookies and your browser",
  blocks: [
    "Stepwell sets only cookies that it needs; none of them follows you elsewhere. Scripts cannot read them, except for the last. Where Stepwell is served over https, most names begin with __Host-.",
    {
      facts: [
        {
          term: "Signed in",
          text: `Keeps you signed in, until you log out or ${countOf(SESSION_SECONDS / DAY_SECONDS, "day")} after your last visit, and in any case ${SESSION_LONGEST_DAYS} days after you signed in.`,
          names: ["authjs.session-token"],
        },
        {
          term: "Known browser",
          text: `By it your account knows this browser again, so that strangers who guess at your password cannot keep you out. Stays ${countOf(KNOWN_DEVICE_SECONDS / DAY_SECONDS, "day")}.`,
          names: ["stepwell-device"],
        },
        {
          term: "A first plan",
          text: `Holds the claim to a plan that you made before signing up, for ${countOf(CLAIM_DAYS, "day")}.`,
          names: ["stepwell-claim"],
        },
        {
          term: "The way to Google",
          text: `Ties the answer of Google to this browser, if you sign in with it; for ${countOf(GOOGLE_FLOW_SECONDS / MINUTE_SECONDS, "minute")} at most, or until the browser is closed.`,
          names: [
            "stepwell-google-flow",
            "stepwell-google-link",
            "authjs.state",
            "authjs.nonce",
            "authjs.pkce.code_verifier",
            "authjs.callback-url",
            "authjs.csrf-token",
          ],
        },
        {
          term: "Answered notes",
          text: `That you put away the reminder to confirm your address, until the browser is closed, and what you answered to “Welcome back”, for ${countOf(WELCOME_ANSWER_SECONDS / HOUR_SECONDS, "hour")}.`,
          names: ["verification-notice", "welcome-back"],
        },
        {
          term: "Goodbye",
          text: `After you delete your account, tells this browser to clear what it kept. Gone within ${countOf(FAREWELL_COOKIE_SECONDS / MINUTE_SECONDS, "minute")}.`,
          names: [FAREWELL_COOKIE],
        },
      ],
    },
    "Besides, your browser itself keeps these, and does not send them along with its requests as it does cookies:",
    {
      facts: [
        {
          term: "Plans without a network",
          text: `The list of your plans and up to ${KEPT_PAGES_MAX} plans as you last saw them, so that they open without a network, and beside them Stepwell's own files, the same for everybody. They are not encrypted. They go when your session ends, in whatever way, and when somebody else logs in here.`,
          names: [DEVICE_NAME, PAGES_CACHE, FILES_CACHE],
        },
        {
          term: "What you do offline",
          text: "Ticks, stars, rewritten and new tasks, until they are sent. If your session ends meanwhile they wait for you to log in again; they go when you log out or somebody else logs in here.",
          names: [OUTBOX_NAME],
        },
        {
          term: "Theme",
          text: "Your choice of light or dark.",
          names: [THEME_STORAGE_KEY],
        },
        {
          term: "Drafts",
          text: `What you typed and have not sent, so that a reload loses nothing. If somebody else signs in here before you have sent it or logged out, they don't see it: it is put aside, not encrypted, for ${countOf(DRAFTS_ASIDE_DAYS, "day")}, and stands there again when you are back.`,
          names: [
            VISITOR_GOAL_KEY,
            DRAFTS_OWNER_KEY,
            DRAFTS_ASIDE_KEY,
            "goalDraft",
            "coinDraft",
            "planDraft",
            "taskDraft",
            "thoughtDraft",
            "coachDraft",
            JOURNAL_DRAFT_KEY,
            "coachingDraft",
            HELP_DRAFT_KEY,
          ],
        },
        {
          term: "Private drafts",
          text: `What you chose to “keep as a private draft on this device”: at most ${PRIVATE_DRAFTS_MAX} texts, each shown only to the person who kept it. They are never sent anywhere and are not encrypted, so somebody who knows their way about this browser's own tools could read them. You can delete each of them where you kept it.`,
          names: [PRIVATE_DRAFTS_KEY],
        },
        {
          term: "A first plan",
          text: "The name and the goal of a plan that waits for your account.",
          names: [PENDING_CHECKLIST_KEY, "pendingChecklistTried"],
        },
        {
          term: "Decisions",
          text: "The question and the answer of the decision that you came from, shared or your own.",
          names: [GROWTH_ENTRY_KEY, "currentDecision"],
        },
        {
          term: "Focus timer",
          text: "The session that runs, and whether its sound is on.",
          names: ["focusTimer", "focusSound"],
        },
        {
          term: "Small settings",
          text: "Whether single keys are shortcuts, that your time zone was noted, and that you are signed in, for the looks of the start page alone.",
          names: ["singleKeyShortcuts", "timeZoneNoted", "signedIn"],
        },
      ],
    },
    "Logging out clears all of these but the theme, what other people typed here, and private drafts unless you asked for that. Deleting your account clears your private drafts too.",
  ],
};
