"use client";

import { createContext, type ReactNode, useContext, useLayoutEffect } from "react";
import { claimDrafts } from "@/components/safety/drafts/drafts-aside";
import { VISITOR } from "@/components/safety/drafts/private-drafts";

const OwnerContext = createContext(VISITOR);

type DraftOwnerProps = { value: string; children: ReactNode };

/**
 * Names the person whose drafts the pages inside may show; without it they are a visitor's. Fields
 * read theirs in effects, which come after this one.
 */
export function DraftOwner({ value, children }: DraftOwnerProps) {
  useLayoutEffect(() => {
    try {
      claimDrafts(value, { local: localStorage, session: sessionStorage }, Date.now());
    } catch {
      // A browser without storage keeps nobody's words.
    }
  }, [value]);
  return <OwnerContext value={value}>{children}</OwnerContext>;
}

export function useDraftOwner(): string {
  return useContext(OwnerContext);
}
