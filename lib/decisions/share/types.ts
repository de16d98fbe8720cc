import type { SafetyNotice } from "@/lib/safety/types";

/** What is public of a shared decision, and all of it. `createdAt` is ISO 8601 in UTC. */
export type SharedDecision = {
  /** The share id; the decision's own id stays inside. */
  id: string;
  inputText: string;
  parsedOptions: string[];
  chosenOption: string | null;
  createdAt: string;
};

/** The texts to share a decision with, by place (document 2, section 3). */
export type ShareContent = {
  twitter: { text: string; url: string; hashtags: string[] };
  facebook: { text: string; url: string };
  linkedin: { text: string; url: string };
  whatsapp: { text: string };
  general: { title: string; text: string; url: string };
};

/** The answer of `POST /api/decisions/share`, beside `success`. */
export type ShareAnswer = {
  shareId: string;
  shareContent: ShareContent;
  /** Help to show beside it, for a text that needs some. */
  safety?: SafetyNotice;
};

/** A decision in its owner's list of what is public. `sharedAt` is ISO 8601 in UTC. */
export type OwnShare = {
  shareId: string;
  inputText: string;
  chosenOption: string | null;
  sharedAt: string;
};
