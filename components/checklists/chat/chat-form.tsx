"use client";

import { SendHorizontal, Square } from "lucide-react";
import { type FormEvent, type KeyboardEvent, type RefObject, useId } from "react";
import { Button } from "@/components/ui/button";
import { FormMessage } from "@/components/ui/field";
import { Label } from "@/components/ui/label";
import { Textarea } from "@/components/ui/textarea";
import { FREE_REFINEMENTS, PREMIUM_REFINEMENTS } from "@/lib/checklists/constants";
import {
  CHAT_MESSAGE_MAX_CHARACTERS,
  CHAT_TEXTS,
  REFINE_MESSAGES,
} from "@/lib/checklists/refinement/constants";

type ChatFormProps = {
  field: RefObject<HTMLTextAreaElement | null>;
  text: string;
  onText: (text: string) => void;
  isPending: boolean;
  remaining: number;
  onSend: (message: string) => void;
  onStop: () => void;
};

export function ChatForm(props: ChatFormProps) {
  const { field, text, onText, isPending, remaining, onSend, onStop } = props;
  const id = useId();
  const message = text.trim();
  const isTooLong = message.length > CHAT_MESSAGE_MAX_CHARACTERS;

  function submit(event?: FormEvent) {
    event?.preventDefault();
    if (message && !isTooLong && !isPending) onSend(message);
    field.current?.focus();
  }

  function submitOnEnter(event: KeyboardEvent) {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (!event.repeat) submit();
  }

  return (
    <form onSubmit={submit} noValidate className="grid grid-cols-1 gap-2">
      <Label htmlFor={`${id}-message`}>{CHAT_TEXTS.label}</Label>
      <div className="flex items-end gap-2">
        <Textarea
          ref={field}
          id={`${id}-message`}
          dir="auto"
          rows={1}
          // While the coach reads it, it stands in the conversation.
          value={isPending ? "" : text}
          readOnly={isPending}
          onChange={(event) => onText(event.target.value)}
          onKeyDown={submitOnEnter}
          enterKeyHint="send"
          autoComplete="off"
          placeholder={CHAT_TEXTS.placeholder}
          aria-invalid={isTooLong || undefined}
          aria-describedby={`${id}-left ${id}-problem`}
          className="max-h-60 min-h-12 resize-none py-2.5"
        />
        {isPending ? (
          <Button
            key="stop"
            variant="outline"
            className="min-h-12"
            // The second tap of a double click was meant for Send.
            onClick={(event) => event.detail <= 1 && onStop()}
          >
            <Square aria-hidden="true" className="size-4" />
            Stop
          </Button>
        ) : (
          <Button key="send" type="submit" className="min-h-12" disabled={!message || isTooLong}>
            <SendHorizontal aria-hidden="true" className="size-4" />
            Send
          </Button>
        )}
      </div>
      <div id={`${id}-problem`} role="alert">
        <FormMessage>{isTooLong ? REFINE_MESSAGES.messageTooLong : null}</FormMessage>
      </div>
      <p id={`${id}-left`} className="text-sm text-muted-foreground">
        {remaining >= PREMIUM_REFINEMENTS
          ? CHAT_TEXTS.premiumLeft
          : `${remaining} of ${FREE_REFINEMENTS} free refinements left for this plan.`}
      </p>
    </form>
  );
}
