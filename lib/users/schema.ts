import { z } from "zod";
import { USER_PROBLEMS } from "./problems";

import { timeZoneName } from "./time-zones";

/** The form that changes a time zone; old names and other spellings come out as the runtime's own. */
export const timeZoneFormSchema = z.object({
  timeZone: z.string({ error: USER_PROBLEMS.timeZoneUnknown }).transform((text, context) => {
    const name = timeZoneName(text);
    if (name !== null) return name;
    context.addIssue({ code: "custom", message: USER_PROBLEMS.timeZoneUnknown });
    return z.NEVER;
  }),
});
