import type { Region } from "./region";
import type { CrisisResource, SafetyReason } from "./types";

// Every number here was last compared with its source on 21 November 2026; how, is in decision 101. Do
// it again once a year, and write the new day here.

type Kind = "emergency" | "crisis" | "medicines" | "prevention";

/** Source: findahelpline.com, run by ThroughLine, lists free lines of more than 130 countries. */
const FIND_A_HELPLINE: CrisisResource = {
  name: "Find a Helpline",
  description: "Free lines to call, text or chat with, in your country.",
  phone: null,
  href: "https://findahelpline.com/",
};

/** Source: samaritans.org/how-we-can-help/contact-samaritan (free from any phone in both countries). */
const SAMARITANS: CrisisResource = {
  name: "Samaritans",
  description: "Someone listens, free and at any time.",
  phone: "116 123",
  href: "tel:116123",
};

const LINES: Readonly<Record<Region, Readonly<Record<Kind, readonly CrisisResource[]>>>> = {
  us: {
    // Source: fcc.gov/general/9-1-1-and-e9-1-1-services
    emergency: [
      {
        name: "Emergency",
        description: "When somebody is in danger now.",
        phone: "911",
        href: "tel:911",
      },
    ],
    // Sources: 988lifeline.org/get-help; crisistextline.org
    crisis: [
      {
        name: "988 Suicide & Crisis Lifeline",
        description: "Call or text 988, free and at any time.",
        phone: "988",
        href: "tel:988",
      },
      {
        name: "988 Lifeline Chat",
        description: "The same people, in writing.",
        phone: null,
        href: "https://988lifeline.org/chat/",
      },
      {
        name: "Crisis Text Line",
        description: "Text HOME to 741741, free and at any time.",
        phone: "741741",
        href: "sms:741741?body=HOME",
      },
    ],
    // Source: poison.org (free and confidential, also for questions on medicines)
    medicines: [
      {
        name: "Poison Control",
        description: "Free advice on medicines and what not to mix, at any time.",
        phone: "1-800-222-1222",
        href: "tel:+18002221222",
      },
    ],
    // Source: stopitnow.org, briefing sheet of the helpline (1.888.PREVENT)
    prevention: [
      {
        name: "Stop It Now",
        description: "Confidential help for adults who are worried about their own thoughts.",
        phone: "1-888-773-8368",
        href: "tel:+18887738368",
      },
    ],
  },
  gb: {
    // Source: gov.uk/guidance/999-and-112-the-uks-national-emergency-numbers
    emergency: [
      {
        name: "Emergency",
        description: "When somebody is in danger now. 112 works too.",
        phone: "999",
        href: "tel:999",
      },
    ],
    crisis: [SAMARITANS],
    // Source: npis.org, for members of the public
    medicines: [
      {
        name: "NHS 111",
        description: "Advice on medicines and health, at any time, in most of the UK.",
        phone: "111",
        href: "tel:111",
      },
    ],
    // Source: stopitnow.org.uk/helpline
    prevention: [
      {
        name: "Stop It Now",
        description: "Confidential help for adults who are worried about their own thoughts.",
        phone: "0808 1000 900",
        href: "tel:+448081000900",
      },
    ],
  },
  ie: {
    // Sources: 112.ie; www2.hse.ie/emergencies/when-to-call-112-or-999
    emergency: [
      {
        name: "Emergency",
        description: "When somebody is in danger now. 999 works too.",
        phone: "112",
        href: "tel:112",
      },
    ],
    crisis: [SAMARITANS],
    // Source: poisons.ie (8 am to 10 pm)
    medicines: [
      {
        name: "Public Poisons Information Line",
        description: "Advice on medicines and poisons, 8 am to 10 pm.",
        phone: "01 809 2166",
        href: "tel:+35318092166",
      },
    ],
    // Source: stopitnow.org.uk/helpline, "If you are in Ireland"
    prevention: [
      {
        name: "Stop It Now",
        description: "Confidential help for adults who are worried about their own thoughts.",
        phone: "+44 1372 847 161",
        href: "tel:+441372847161",
      },
    ],
  },
  elsewhere: {
    // Source: 3GPP TS 22.101, section 10.1.1 (any mobile phone takes 112); europa.eu on 112
    emergency: [
      {
        name: "Emergency",
        description: "112 works in Europe and on most mobile phones; else call your local number.",
        phone: "112",
        href: "tel:112",
      },
    ],
    crisis: [FIND_A_HELPLINE],
    medicines: [],
    // Source: stopitnow.org.uk (help in writing that can be had from any country)
    prevention: [
      {
        name: "Stop It Now",
        description: "Confidential help for adults who are worried about their own thoughts.",
        phone: null,
        href: "https://www.stopitnow.org.uk/",
      },
    ],
  },
};

/** Which lines fit, the most urgent first. Where the writer is the one who hurts by words, none does. */
const KINDS: Readonly<Record<SafetyReason, readonly Kind[]>> = {
  self_harm_ideation: ["crisis", "emergency"],
  self_harm_intent: ["crisis", "emergency"],
  self_harm_method: ["crisis", "emergency"],
  self_harm_worry: ["crisis", "emergency"],
  threat: ["emergency", "crisis"],
  violence_instructions: ["emergency", "crisis"],
  violent_thoughts: ["crisis", "emergency"],
  harassment: [],
  hate: [],
  sexual_content: [],
  sexual_minors: ["prevention"],
  dangerous_instructions: [],
  dangerous_health: ["medicines"],
  medical_emergency: ["emergency", "crisis"],
};

/** The lines and sites that fit a reason, where the person is. */
export function linesFor(reason: SafetyReason, region: Region): CrisisResource[] {
  return KINDS[reason].flatMap((kind) => LINES[region][kind]);
}

/** The emergency number inside a sentence: "Call … now." */
export const EMERGENCY_NUMBER: Readonly<Record<Region, string>> = {
  us: "911",
  gb: "999",
  ie: "112 or 999",
  elsewhere: "112 or your local emergency number",
};
