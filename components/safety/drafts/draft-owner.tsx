"use client";

import { createContext, useContext } from "react";
import { VISITOR } from "@/components/safety/drafts/private-drafts";

const OwnerContext = createContext(VISITOR);

/** Names the person whose private drafts the pages inside may show; without it they are a visitor's. */
export const DraftOwner = OwnerContext.Provider;

export function useDraftOwner(): string {
  return useContext(OwnerContext);
}
