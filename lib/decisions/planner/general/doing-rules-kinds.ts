import { COMPOSURE } from "@/lib/decisions/planner/archetypes/verb-fitting-later";
import { type DoingRule, general, verb } from "@/lib/decisions/planner/general/doing-rule";
import { AT_HAND } from "@/lib/decisions/planner/general/doing-words";
import { namesAccount, nounKind } from "@/lib/decisions/planner/general/noun-kinds";
import { isOffice, isSomeone } from "@/lib/decisions/planner/reading/people";
import { isText } from "@/lib/decisions/planner/words/nouns";

const SIGNS = /^(?:sign|countersign|initial)$/;
const ADMINISTERS =
  /^(?:move|change|swap|freeze|pause|switch|downgrade|upgrade|end|stop|set|cancel|close|update|add|remove|raise|lower|split|merge|link|unlink|extend|put|amend|correct|halve|increase|reduce|transfer)$/;

/** "the kids' teeth", "the baby's nails": done with somebody who has a will. */
const BODY_OF = /\p{L}+(?:'s|s')\s(?:teeth|hair|nails|face|hands|ears|nose|bath)$/iu;
/** Rules for what is settled with others, on paper, on a screen or with oneself. */
export const KIND_RULES: readonly DoingRule[] = [
  {
    doing: general("request"),
    fits: ({ verb, causing }) =>
      /^(?:get|persuade|convince)$/.test(verb ?? "") &&
      causing !== null &&
      isOffice(causing.person),
  },
  {
    doing: general("be"),
    fits: ({ verb, object }) => verb === "keep" && COMPOSURE.test(object ?? ""),
  },
  {
    doing: general("for-someone"),
    fits: ({ object, link }) => link === null && BODY_OF.test(object ?? ""),
  },
  {
    doing: general("ideas"),
    fits: ({ verb, object }) =>
      /^(?:plan|organi[sz]e|arrange|think|find)$/.test(verb ?? "") &&
      /^(?:something|a (?:treat|surprise|nice))\b/i.test(object ?? ""),
  },
  {
    doing: general("online"),
    fits: ({ verb }) => verb === "unsubscribe" || verb === "unfollow",
  },
  {
    doing: verb("verb-ready"),
    fits: ({ verb, verbPhrase, object, deadline }) =>
      verb === "sort" &&
      /^sort(?: out)?$/.test(verbPhrase) &&
      deadline !== null &&
      /\b(?:uniforms?|costumes?|kit|gear|outfits?|lunch ?box(?:es)?|packed lunches|supplies|school (?:shoes|things|stuff))$/i.test(
        object ?? "",
      ),
  },
  {
    doing: general("stuck"),
    fits: ({ verb, label }) =>
      verb === null || verb === "feel"
        ? /^(?:(?:i|we) (?:feel|am|are)|i'm|we're|feel|feeling|got|been)\s(?:\w+ly\s|so\s|a bit\s)?(?:stuck|blocked|frozen|paraly[sz]ed|out of my depth)\b(?! (?:in|at|on the|behind)\b)/i.test(
            label,
          )
        : false,
  },
  {
    doing: general("less"),
    fits: ({ label }) =>
      /^(?:watch|eat|drink|spend|use|buy|scroll|play|smoke|worry|talk|swear|shout|complain|work|check|snack|gamble|order)\s(?:\S+\s){0,2}?(?:less|fewer)\b/i.test(
        label,
      ),
  },
  {
    doing: general("speak"),
    fits: ({ label }) =>
      /^(?:plan|know|figure out|work out|think (?:of|about)|write|find|prepare|practi[sc]e)\s(?:(?:out|down)\s)?(?:what to say|what i'?(?:ll| will) say|something to say)\b/i.test(
        label,
      ),
  },
  {
    doing: general("opinion"),
    fits: ({ label }) =>
      /^(?:get|ask for|find|want|seek)\s(?:an?\s)?(?:second|another|third|independent|professional|expert)\sopinion\b/i.test(
        label,
      ),
  },
  {
    doing: general("sign"),
    fits: ({ verb, verbPhrase, object }) =>
      SIGNS.test(verb ?? "") && verbPhrase === verb && nounKind(object ?? "") === "paper",
  },
  {
    doing: general("receipts"),
    fits: ({ verb, object }) =>
      /^(?:put|do|submit|enter|claim|hand|log|send|file|sort|get|finish|upload|sort out|complete|catch)$/.test(
        verb ?? "",
      ) && /\b(?:expenses?|receipts|mileage|expense (?:claim|report|form)s?)$/i.test(object ?? ""),
  },
  {
    doing: general("account"),
    fits: ({ verb, link, tail }) =>
      /^(?:get|take|remove|put|add)$/.test(verb ?? "") &&
      link === null &&
      /^(?:off|on|onto|from|to)\s/i.test(tail ?? "") &&
      nounKind((tail ?? "").replace(/^\S+\s/, "")) === "account",
  },
  {
    doing: verb("verb-write"),
    fits: ({ verb, object }) =>
      verb === "prepare" &&
      /\b(?:questions?|notes|list|agenda|answers?|statement|handout|talking points)$/i.test(
        object ?? "",
      ),
  },
  {
    doing: general("screen"),
    fits: ({ verb, object }) =>
      verb === "share" && /\b(?:location|screen|calendar|wifi|password)$/i.test(object ?? ""),
  },
  {
    doing: general("online"),
    fits: ({ verb, object }) =>
      /^(?:clean|tidy|sort|clear|go|cull|weed)$/.test(verb ?? "") &&
      /\b(?:contacts|bookmarks|tabs|followers|friends list|apps|notifications|watch ?list|wish ?list|chats)$/i.test(
        object ?? "",
      ),
  },
  {
    doing: general("desk"),
    fits: ({ verb, tail }) =>
      /^(?:fix|correct|sort|change|mend)$/.test(verb ?? "") &&
      /^in\s/i.test(tail ?? "") &&
      isText((tail ?? "").replace(/^in\s/i, "")),
  },
  {
    doing: verb("verb-contact"),
    fits: ({ label, person }) =>
      person !== null && /^(?:keep|stay|get) in touch with\b/i.test(label),
  },
  {
    doing: general("calculate"),
    fits: ({ verb, object, label }) =>
      /^(?:split|divide|share)$/.test(verb ?? "") &&
      /\b(?:bills?|costs?|rent|expenses|money|deposit)\b/i.test(object ?? "") &&
      /\b(?:with|between|among|by)\b/i.test(label),
  },
  {
    doing: verb("verb-apply"),
    fits: ({ verb, link, object }) =>
      /^(?:put|hand|send)$/.test(verb ?? "") &&
      link === "in" &&
      /\b(?:claim|complaint|application|request|offer|bid|appeal|objection)$/i.test(object ?? ""),
  },
  {
    doing: general("matter"),
    fits: ({ verb, object }) =>
      /^(?:query|question|contest|clarify|chase)$/.test(verb ?? "") &&
      /^(?:paper|account)$/.test(nounKind(object ?? "") ?? ""),
  },
  {
    doing: general("request"),
    fits: ({ verb, verbPhrase, object }) =>
      verb === "get" &&
      verbPhrase === verb &&
      /^an?\s(?:\w+\s)?(?:receipt|invoice|statement|letter|reference|note|reply|answer|explanation|copy of)\b/i.test(
        object ?? "",
      ),
  },
  {
    doing: general("for-someone"),
    fits: ({ label, person }) =>
      person !== null &&
      /^(?:(?:get|be|grow|feel) closer (?:to|with)|bond with|connect with|get (?:on|along) (?:better )?with|rebuild trust with)\b/i.test(
        label,
      ),
  },
  {
    doing: verb("verb-support"),
    fits: ({ label, person }) => person !== null && /^be there for\b/i.test(label),
  },
  {
    doing: general("study"),
    fits: ({ verb, link }) =>
      /^(?:practi[sc]e|rehearse|swot|cram)$/.test(verb ?? "") && link === "for",
  },
  {
    doing: general("gather"),
    fits: ({ label }) => /^put (?:\S+ ){1,5}together (?:in|into|as)\b/i.test(label),
  },
  {
    doing: verb("verb-improve"),
    fits: ({ verb, verbPhrase, object, tail }) =>
      verb === "make" &&
      verbPhrase === verb &&
      AT_HAND.test(object ?? "") &&
      nounKind(object ?? "") === null &&
      /^(?:less|more|easier|better|smoother|calmer|quicker|nicer|\w+er)\b/i.test(tail ?? ""),
  },
  {
    doing: general("account"),
    fits: ({ verb, verbPhrase, link, object, tail, label }) =>
      ADMINISTERS.test(verb ?? "") &&
      object !== null &&
      (namesAccount(object) || !isSomeone(object)) &&
      !(verb === "put" && /^(?:in|away|together)\b/.test(verbPhrase.slice(4))) &&
      ((namesAccount(object) && nounKind(object) !== "thing" && (link === null || link === "to")) ||
        (verb === "cancel" && nounKind(object) !== "event") ||
        (/^(?:pause|stop|freeze)$/.test(verb ?? "") &&
          /\b(?:milk|papers?|newspapers?|veg box|post|deliver(?:y|ies)|emails?|magazine|trial|payments?|box)$/i.test(
            object,
          ) &&
          !/\b(?:spam|junk)\b/i.test(label)) ||
        (/^(?:change|update|add|correct)$/.test(verb ?? "") &&
          /\b(?:name|number|e?-?mail|photo|bank|doctor|password)$/i.test(object) &&
          /^(?:on|with|at|for)\b/i.test(tail ?? ""))),
  },
];
