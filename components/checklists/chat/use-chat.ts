"use client";

import { useCallback, useEffect, useState, useSyncExternalStore } from "react";
import type { ChatState } from "@/components/checklists/chat/chat-state";
import { type Chat, createChat } from "@/components/checklists/chat/create-chat";
import { useChecklistContext } from "@/components/checklists/state/checklist-provider";
import { useFreshData } from "@/components/checklists/state/use-fresh-data";

/** The chat of the plan on this page; `remaining` is what may still be refined as the page was made. */
export function useChat(decisionId: string, remaining: number): Chat & { shown: ChatState } {
  const { id: checklistId, showSteps } = useChecklistContext();
  const [chat] = useState(() => createChat({ checklistId, decisionId, remaining, showSteps }));
  const shown = useSyncExternalStore(chat.subscribe, chat.state, chat.state);

  const read = useCallback(() => void chat.read(), [chat]);
  useEffect(() => {
    read();
    return chat.leave;
  }, [chat, read]);
  // Another tab may have talked to the coach meanwhile.
  useFreshData(`chat-${checklistId}`, read);

  return { ...chat, shown };
}
