import { z } from "zod";

/** An address of the product, or of a page. */
export const webAddress = z.url({ protocol: /^https?$/ });

/** Whom a mail greets, and the address of the one thing to do. */
export const greeted = { firstName: z.string().nullable() };
export const linked = { ...greeted, link: webAddress };
