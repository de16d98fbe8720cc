import { normalWord } from "@/lib/decisions/planner/words/normal-words";
import { isMaterial, isText } from "@/lib/decisions/planner/words/nouns";
import { lowerFirst } from "@/lib/decisions/planner/words/wording";

const COMMON_START =
  /^(?:annual|monthly|weekly|yearly|quarterly|final|first|second|third|new|old|overdue|unpaid|late|big|small|missing|lost|broken|failed|birthday|wedding|school|summer|winter|garden|kitchen|bathroom|bedroom|work|night|mileage|leaving|farewell|family|house|home|car|phone)$/i;

/**
 * "Rota for the food bank" begins with a capital only because the goal does; "Tesco delivery" keeps it.
 * `named` are normal words of things that the plan is about.
 */
export function withSmallStart(object: string, typed: string, named: ReadonlySet<string>): string {
  const [first = ""] = object.split(" ");
  const isStart =
    typed.startsWith(object.slice(0, first.length + 1)) && /^\p{Lu}\p{Ll}+$/u.test(first);
  const isCommon =
    COMMON_START.test(first) || isMaterial(first) || isText(first) || named.has(normalWord(first));
  return isStart && isCommon ? lowerFirst(object) : object;
}
