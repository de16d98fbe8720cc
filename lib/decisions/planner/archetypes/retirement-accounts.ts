import { everyWay } from "@/lib/decisions/planner/archetypes/cue-ways";
import type { Archetype } from "@/lib/decisions/planner/written/archetype";

/** What an American does with an old retirement account, and with a tax deadline (irs.gov, dol.gov). */
export const RETIREMENT_ACCOUNTS: readonly Archetype[] = [
  {
    id: "rollover-401k",
    area: "money",
    whole: everyWay(
      "roll over|rollover|move|transfer|consolidate|combine|merge|find|track down|do something with|deal with|figure out",
      "401k|401ks|old 401k|old 401ks|two old 401ks|two 401ks|403b|old 403b|401k from old job|401k from last job|401k from my old job|401k from my last job|401k into ira|401k to ira|401k to an ira|401k into an ira|old 401k into ira|old 401k to ira|old 401k into an ira|old 401k to an ira",
    ),
    acts: "roll over|rollover|consolidate|transfer",
    things: "401k|old 401k|403b|old 403b|401k account|old 401k account",
    needsAct: true,
    unless: "enroll|contribute|max out|loan|withdraw|borrow|hardship|divorce",
    it: "the account",
    plan: `
      2* Write down the old employer's name and the company that holds the 401(k), from any old statement or e-mail.
        ~ Open an old statement or e-mail. | Write down the old employer and the company holding the 401(k).
        ? find | track | lost | dont know where | forgot: 2 Write down the old employer's full name and the years you worked there.
      5 Log in to the old plan's site, and write down the balance and whether it is pre-tax or Roth.
        ? find | track | lost | dont know where | forgot: 8 Search the Labor Department's free Retirement Savings Lost and Found for that employer.
        - 3 Log in to the old plan's site.
        - 2 Write down the balance, and whether it is pre-tax or Roth.
      5 Choose where the money goes: an IRA in your own name, or your new job's plan.
        ~ Write two lines: “my own IRA”, “new job's plan”. | Read the fees of both. | Circle one.
        ? ira: -
      8* Open a rollover IRA online with one large low-fee broker, or ask HR how your new plan takes rollovers.
        ~ Open a large low-fee broker's page, or HR's. | Press “Open a rollover IRA”, or write to HR. | Finish the form, or ask how rollovers work.
        ? new job | new employer | new plan | current 401k: 8 Ask HR or the new plan's helpline which form it needs to take in a rollover.
        ? have an ira | have a rollover ira | my ira | my existing ira: 8 Ask your IRA's broker which form and mailing address it needs for a rollover.
      10* Ask the old plan by phone for a direct rollover, made out to the new company “for the benefit of” you.
        - 3 Write down the new account's number and the name the check has to be made out to.
        - 8 Ask the old plan by phone for a direct rollover, with no tax withheld.
      2 Write down the name, the date and the confirmation number from that call.
        ~ Pick up a pen. | Write the name, the date and the confirmation number.
      2 Set a reminder for three weeks from now: “Has the rollover arrived, and is it invested?”
        ~ Open your calendar three weeks from now. | Set: “Has the rollover arrived, and is it invested?”
    `,
  },
  {
    id: "tax-extension",
    area: "paperwork",
    whole: `${everyWay(
      "file|file for|get|request|apply for|submit|ask for",
      "extension|tax extension|extension on my taxes|extension on taxes|extension for my taxes|tax filing extension|irs extension|extension with the irs",
    )}|file form 4868|file a 4868|extend my tax deadline`,
    tells: "need a tax extension|need an extension on my taxes",
    unless:
      "professor|essay|paper|class|assignment|visa|homework|teacher|thesis|coursework|loan|lease|browser",
    it: "the extension",
    plan: `
      2* Write down the tax deadline and a rough guess of what you still owe.
        ~ Pick up a pen. | Write the deadline, plus a rough guess.
        ? filed an extension | filed extension | filed my extension | filed for an extension | got an extension | have an extension | already .. extension | on extension | extended my taxes | extension .. filed: 2 Open the folder or pile of tax papers, and write “file by October 15” on it.
      5 Add up what was withheld from your pay so far, because the tax itself is still due on the first deadline.
        ? filed an extension | filed extension | filed my extension | filed for an extension | got an extension | have an extension | already .. extension | on extension | extended my taxes | extension .. filed: 5 List what is still missing: W-2s, 1099s, mortgage and loan forms, receipts.
          - 3 Check off the forms you have.
          - 3 Look up the missing ones in your bank, job and irs.gov accounts.
        - 3 Find “federal income tax withheld” on your last pay stub or W-2.
        - 3 Write it beside what you paid in tax last year.
      5 Open irs.gov at “Free File” or “extension” by typing the address yourself.
        ~ Open your browser. | Type irs.gov yourself. | Choose “Free File” or “extension”.
        ? filed an extension | filed extension | filed my extension | filed for an extension | got an extension | have an extension | already .. extension | on extension | extended my taxes | extension .. filed: 5 Open your tax software or IRS Free File, or book a tax preparer, for that year.
      10* Send Form 4868 there, with your name, Social Security number and your estimate.
        ? filed an extension | filed extension | filed my extension | filed for an extension | got an extension | have an extension | already .. extension | on extension | extended my taxes | extension .. filed: 10 Enter the first form, your W-2 or biggest 1099, and save the return.
          - 5 Enter your name, Social Security number and filing status.
          - 8 Enter the first form, and save.
        - 5 Fill out Form 4868 with your name, Social Security number and estimate.
        - 3 Send it, and wait for the e-mail that says it was accepted.
      8 Pay what you can on irs.gov today, marked “extension”. Even a part keeps the penalty smaller.
        ~ Type irs.gov into your browser. | Choose “extension” as the reason for payment. | Pay what you can today.
        ? filed an extension | filed extension | filed my extension | filed for an extension | got an extension | have an extension | already .. extension | on extension | extended my taxes | extension .. filed: 8 Enter the rest form by form, with anything you paid with the extension.
        ? refund | owed money | getting money back | dont owe: 3 Write down the refund you expect. Nothing is due when you are owed money.
      5 Look up on your state's tax page whether it wants a form of its own.
        ~ Open your state's tax page. | Search it for “extension”. | Read whether it wants its own form.
        ? filed an extension | filed extension | filed my extension | filed for an extension | got an extension | have an extension | already .. extension | on extension | extended my taxes | extension .. filed: 5 Do your state's return from the same figures once the last page has no mistakes.
      3* Put October 15 on your calendar as the new filing date, with a reminder a month before.
        ~ Open your calendar at October 15. | Enter “Taxes due”. | Add a reminder a month before.
        ? filed an extension | filed extension | filed my extension | filed for an extension | got an extension | have an extension | already .. extension | on extension | extended my taxes | extension .. filed: 5 Send the return with its payment or a plan request, and save the “accepted” e-mail.
    `,
  },
];
