import { z } from "zod";

/** Whom a mail greets, and the address of the one thing to do. */
export const greeted = { firstName: z.string().nullable() };
export const linked = { ...greeted, link: z.url({ protocol: /^https?$/ }) };
