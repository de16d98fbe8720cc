/**
 * What is said to a person, in variants so that nobody reads the same sentence twice in a row. No
 * sentence stands in two of them. `{emergency}` becomes the emergency number of where they are.
 *
 * The rules: reportingonsuicide.org and Samaritans' media guidelines (never a method, hope and ways to
 * help always), and 988lifeline.org, "How the 5 steps can help someone". People near the person and
 * professionals both; no shame, no "just", nothing made small, never that it can't be talked about.
 */
export type Variants = readonly [string, string, ...string[]];
