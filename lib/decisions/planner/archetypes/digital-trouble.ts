import type { Archetype } from "@/lib/decisions/planner/archetype";
import { everyWay } from "@/lib/decisions/planner/archetypes/cue-ways";

const ACCOUNT =
  "instagram|facebook|email|account|gmail|tiktok|whatsapp|snapchat|instagram account|facebook account|google account|apple account|email account|steam account|paypal";

/** Accounts that someone else got into or that are locked. */
export const DIGITAL_TROUBLE: readonly Archetype[] = [
  {
    id: "hacked-account",
    area: "habits",
    whole: `${everyWay("recover|get back|deal with|secure|fix|rescue", "hacked", ACCOUNT)}|${everyWay("get|recover", ACCOUNT, "back")}|${everyWay("recover|unlock|get back into", ACCOUNT)}|${everyWay(ACCOUNT, "was|got|has been|is", "hacked|locked")}`,
    acts: "recover|secure|get back|unlock|rescue|restore",
    things:
      "hacked account|hacked email|hacked facebook|hacked instagram|locked account|hacked gmail",
    unless: "bank account|followers|grow|savings",
    it: "the account",
    named: ACCOUNT,
    plan: `
      2* Try the “forgot password” link of {theIt} on a device you have used for it before.
      8n Open the provider's own recovery page, and follow it to the end of its first form.
      8n Change the password of your e-mail, and turn on a second factor there.
      8 Change the password of your e-mail, since every other reset goes through it.
        - 5 Change the password of your e-mail.
        - 3 Turn on a second factor there, and sign out all other devices.
      8 Open the recovery page for {theIt} by typing the provider's address yourself, never from a mail.
        - 3 Type the provider's address yourself, and find its recovery page.
        - 6 Fill in its first form, and keep the case number.
      5 Look in mail and bank for what was sent, bought or changed since then, and save it as pictures.
      4 Tell your contacts by another way: “That isn't me. Please open nothing from there.”
      8 Change the password in each place where you used the same one.
        - 5 Change it for bank and shops.
        - 5 Change it for the rest, with a password manager.
      5? Report it to the police online, if money or pictures are in it; pay nobody who offers to get it back.
    `,
  },
];
