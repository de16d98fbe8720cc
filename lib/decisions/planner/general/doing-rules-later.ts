import { SOURCE, STILL_UNKNOWN } from "@/lib/decisions/planner/archetypes/verb-objects";
import { type DoingRule, general, verb } from "@/lib/decisions/planner/general/doing-rule";
import {
  ARRANGED,
  EACH_BY_ITSELF,
  FAULTY,
  HEAP,
  INWARD,
  MANY,
  NUMBERS,
  PAPERS,
} from "@/lib/decisions/planner/general/doing-words";
import { isSomeone } from "@/lib/decisions/planner/reading/people";
import { isMaterial } from "@/lib/decisions/planner/words/nouns";

/** Rules that come after those: what is done to a thing. */
export const LATER_RULES: readonly DoingRule[] = [
  {
    doing: verb("toys-declutter"),
    fits: ({ verb, object }) =>
      /^(?:organize|organise|sort|declutter)$/.test(verb ?? "") && /\btoys$/i.test(object ?? ""),
  },
  { doing: verb("hang-wallpaper"), fits: ({ verb }) => verb === "wallpaper" },
  {
    doing: verb("sublet-room"),
    fits: ({ verb, object }) =>
      verb === "find" && /\b(?:subletters?|subtenants?)$/i.test(object ?? ""),
  },
  {
    doing: verb("swap-shower-head"),
    fits: ({ verb, object }) =>
      /^(?:replace|change|swap|install)$/.test(verb ?? "") && /\bshower ?head$/i.test(object ?? ""),
  },
  {
    doing: verb("clear-surfaces"),
    fits: ({ verb, object }) =>
      /^(?:declutter|clear|unclutter)$/.test(verb ?? "") &&
      /\b(?:counters|counter ?tops|worktops|surfaces)$/i.test(object ?? ""),
  },
  {
    doing: general("state"),
    fits: ({ verb, object, label }) =>
      (verb === "improve" && isMaterial(object ?? "")) ||
      /^(?:make|find|clear|free up) (?:some |more |enough )?(?:room|space)\b/i.test(label),
  },
  {
    doing: verb("verb-habit"),
    fits: ({ label }) => /^(?:get into|build|form|start) (?:the|a) habit of\b/i.test(label),
  },
  {
    doing: verb("verb-stop"),
    fits: ({ label }) =>
      /^(?:stay|keep) (?:off|away from|out of) (?!the (?:road|motorway|path)\b)/i.test(label),
  },
  {
    doing: verb("verb-contact"),
    fits: ({ verb, person }) => verb === "reconnect" && person !== null,
  },
  {
    doing: verb("find-lost"),
    fits: ({ verb, verbPhrase, object }) =>
      verb === "find" &&
      verbPhrase === verb &&
      /^(?:my|our)\s/i.test(object ?? "") &&
      !STILL_UNKNOWN.test(object ?? "") &&
      !SOURCE.test(object ?? "") &&
      !INWARD.test(object ?? ""),
  },
  {
    doing: verb("verb-dispose"),
    fits: ({ verb, tail, link }) =>
      /^(?:take|bring|drive|get)$/.test(verb ?? "") &&
      link === null &&
      /^to (?:the )?(?:local |nearest )?(?:tip|dump|recycling|skip|bottle bank|household waste)/i.test(
        tail ?? "",
      ),
  },
  {
    doing: verb("verb-errand"),
    fits: ({ verb, verbPhrase, object, tail, link }) =>
      /^(?:take|bring|drive)$/.test(verb ?? "") &&
      verbPhrase === verb &&
      link === null &&
      object !== null &&
      !isSomeone(object) &&
      isMaterial(object) &&
      /^(?:back )?(?:to|round to|over to)\b/i.test(tail ?? ""),
  },
  {
    doing: verb("verb-ready"),
    fits: ({ verb, link, object, tail }) =>
      /^(?:run|man|staff)$/.test(verb ?? "") &&
      link === null &&
      /\b(?:stall|shop|stand|desk|session|class|workshop|bar|kiosk|booth|market|event|course|meeting|cafe|café)\b/i.test(
        `${object} ${tail}`,
      ),
  },
  {
    doing: verb("verb-fix"),
    fits: ({ verb, object }) =>
      /^(?:remove|get|stop|fix)$/.test(verb ?? "") &&
      /\b(?:wobble|squeak|creak|rattle|dent|kink|leak|drip|flicker|buzz|hum|draught)$/i.test(
        object ?? "",
      ),
  },
  {
    doing: general("recording"),
    fits: ({ verb, verbPhrase, object }) =>
      /^(?:record|film)$/.test(verb ?? "") && verbPhrase === verb && object !== null,
  },
  {
    doing: verb("verb-help-do"),
    fits: ({ verb, causing }) => /^help$/.test(verb ?? "") && causing !== null,
  },
  {
    doing: verb("verb-contact"),
    fits: ({ verb, object, person, tail }) =>
      /^(?:chase|nudge|hound)$/.test(verb ?? "") &&
      (person !== null || isSomeone(object ?? "") || /^who\b/i.test(tail ?? "")),
  },
  {
    doing: general("copies"),
    fits: ({ verb, object }) =>
      /^(?:scan|digiti[sz]e|photocopy|photograph|print)$/.test(verb ?? "") &&
      PAPERS.test(object ?? ""),
  },
  {
    doing: general("calculate"),
    fits: ({ verbPhrase, tail }) =>
      /^(?:figure out|work out|find out|calculate|know)$/.test(verbPhrase) &&
      NUMBERS.test(tail ?? ""),
  },
  {
    doing: general("batch"),
    fits: ({ verb, verbPhrase, object }) =>
      EACH_BY_ITSELF.test(verb ?? "") && verbPhrase === verb && MANY.test(object ?? ""),
  },
  {
    doing: general("heap"),
    fits: ({ verb, object }) =>
      /^(?:face|tackle|do|get|deal|sort|clear|attack|conquer)$/.test(verb ?? "") &&
      HEAP.test(object ?? "") &&
      isMaterial((object ?? "").replace(HEAP, "").trim() || "heap"),
  },
  {
    doing: general("fault"),
    fits: ({ verb, label, object }) =>
      verb === null && FAULTY.test(label) && !isSomeone(object ?? "") && namesMaterialThing(label),
  },
  {
    doing: general("state"),
    fits: ({ verb, verbPhrase, object, tail }) =>
      verb === "make" &&
      verbPhrase === "make" &&
      /^(?:the|my|our|this)\s\S+\s\S+/i.test(object ?? "") &&
      !/^into\b/i.test(tail ?? "") &&
      namesMaterialThing(object ?? ""),
  },
  {
    doing: general("matter"),
    fits: ({ verb, verbPhrase, object }) =>
      /^(?:sort|arrange|organi[sz]e|resolve|settle|fix)$/.test(verb ?? "") &&
      (verbPhrase === verb || verbPhrase === "sort out") &&
      ARRANGED.test(object ?? "") &&
      !isMaterial(object ?? ""),
  },
  {
    doing: verb("verb-find-out"),
    fits: ({ verb, tail }) =>
      /^(?:check|see|understand)$/.test(verb ?? "") &&
      /^(?:if|whether|when|what|how|which|who|is|are|was|has|have)\b/i.test(tail ?? ""),
  },
  {
    doing: general("matter"),
    fits: ({ verb, object }) =>
      /^(?:deal|handle|tackle|solve)$/.test(verb ?? "") &&
      object !== null &&
      ARRANGED.test(object) &&
      !isMaterial(object),
  },
  {
    doing: general("matter"),
    fits: ({ verb, label }) => verb === "make" && /\bhappen$/i.test(label),
  },
];

/** Names the first thing of a told sentence by its subject: "the smoke alarm chirps". */
function namesMaterialThing(label: string): boolean {
  const subject =
    /(?:^|\bwith\s)(?:the|my|our|this|that)\s+((?:[\w'-]+\s+){0,4}?[\w'-]+)/i.exec(label)?.[0] ??
    "";
  const words = label.split(/\s+/).slice(0, 6);
  return subject !== "" && words.some((_, at) => isMaterial(words.slice(0, at + 1).join(" ")));
}
