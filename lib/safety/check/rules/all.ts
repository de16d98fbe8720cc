import type { Rules } from "../types.ts";
import { plainStatements } from "./plain-statements.ts";

/** The rules that read each sentence. */
export const ALL_RULES: readonly Rules[] = [plainStatements];
