"use client";

import { useEffect, useRef } from "react";
import { ChatForm } from "@/components/checklists/chat/chat-form";
import { ChatLog } from "@/components/checklists/chat/chat-log";
import { UpgradePrompt } from "@/components/checklists/chat/upgrade-prompt";
import { useChat } from "@/components/checklists/chat/use-chat";
import { useChecklistContext } from "@/components/checklists/state/checklist-provider";
import { FieldSafety } from "@/components/safety/field-safety";
import { useDraft } from "@/components/shared/use-draft";
import { FREE_REFINEMENTS, PREMIUM_REFINEMENTS } from "@/lib/checklists/constants";
import { CHAT_MESSAGE_MAX_CHARACTERS, CHAT_TEXTS } from "@/lib/checklists/refinement/constants";
import { REFINE_PROBLEMS } from "@/lib/checklists/refinement/problems";

export type ChatPanelProps = {
  decisionId: string;
  /** What may still be refined of this plan; 999 with Premium. */
  remaining: number;
  titleId: string;
};

export function ChatPanel({ decisionId, remaining, titleId }: ChatPanelProps) {
  const { id, steps } = useChecklistContext();
  const { shown, send, stop, undo, showOlder, read } = useChat(decisionId, remaining);
  const field = useRef<HTMLTextAreaElement>(null);
  // Until the coach has answered it is a draft: whatever happens on the way, it is in the field again.
  const [draft, setDraft] = useDraft(`coachDraft:${id}`, () => field.current);

  async function submit(text: string) {
    didAsk.current = true;
    const stepIds = steps.flatMap((step) => (step.saving ? [] : [step.id]));
    if (await send(text, stepIds)) setDraft("");
  }

  function stopAndGoOn() {
    stop();
    field.current?.focus();
  }

  // Whoever is in the field sees the newest words and the field; nobody else is moved about.
  const log = useRef<HTMLOListElement>(null);
  const { messages, pending } = shown;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown is what moves the page
  useEffect(() => {
    if (document.activeElement !== field.current) return;
    field.current?.form?.scrollIntoView({ block: "nearest" });
    log.current?.lastElementChild?.scrollIntoView({ block: "nearest" });
  }, [messages, pending]);

  function pick(wish: string) {
    setDraft(wish);
    field.current?.focus();
  }

  const isEmpty = shown.messages.length === 0 && !shown.pending;
  const mayAsk = shown.remaining > 0 || shown.pending !== null;

  // The field goes with the last free refinement; who was in it goes on at what stands there now.
  const prompt = useRef<HTMLDivElement>(null);
  const didAsk = useRef(false);
  useEffect(() => {
    if (didAsk.current && !mayAsk) prompt.current?.focus();
  }, [mayAsk]);
  return (
    <>
      <ChatLog
        ref={log}
        shown={shown}
        titleId={titleId}
        textOf={(stepId) => steps.find((step) => step.id === stepId)?.text}
        onUndo={undo}
        onOlder={showOlder}
        onReadAgain={read}
      />
      {mayAsk ? (
        <>
          {isEmpty && shown.history === "ready" ? <Examples onPick={pick} /> : null}
          <ChatForm
            field={field}
            text={draft}
            onText={setDraft}
            isPending={shown.pending !== null}
            label={CHAT_TEXTS.label}
            placeholder={CHAT_TEXTS.placeholder}
            maximum={CHAT_MESSAGE_MAX_CHARACTERS}
            tooLong={REFINE_PROBLEMS.messageTooLong}
            note={
              shown.remaining >= PREMIUM_REFINEMENTS
                ? CHAT_TEXTS.premiumLeft
                : `${shown.remaining} of ${FREE_REFINEMENTS} free refinements left for this plan.`
            }
            onSend={submit}
            onStop={stopAndGoOn}
          />
          <FieldSafety
            place="refinement_chat"
            notice={shown.refusal}
            texts={[draft]}
            onPutBack={([text = ""]) => pick(text)}
            takesFocus
          />
        </>
      ) : (
        <UpgradePrompt ref={prompt} draft={draft} />
      )}
    </>
  );
}

function Examples({ onPick }: { onPick: (wish: string) => void }) {
  return (
    <ul aria-label="For example" className="flex flex-wrap gap-2">
      {CHAT_TEXTS.examples.map((wish) => (
        <li key={wish}>
          <button
            type="button"
            onClick={() => onPick(wish)}
            className="min-h-11 rounded-full border border-input px-4 py-1.5 text-start text-sm transition-colors hover:bg-accent"
          >
            {wish}
          </button>
        </li>
      ))}
    </ul>
  );
}
