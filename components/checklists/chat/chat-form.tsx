"use client";

import { SendHorizontal, Square } from "lucide-react";
import { type FormEvent, type KeyboardEvent, type ReactNode, type RefObject, useId } from "react";
import { Button } from "@/components/ui/button";
import { FormMessage } from "@/components/ui/field";
import { Label } from "@/components/ui/label";
import { Textarea } from "@/components/ui/textarea";

type ChatFormProps = {
  field: RefObject<HTMLTextAreaElement | null>;
  text: string;
  onText: (text: string) => void;
  isPending: boolean;
  /** True where no message can be sent at all. */
  isClosed?: boolean;
  label: string;
  placeholder: string;
  /** Longest message after trimming, and what is said of a longer one. */
  maximum: number;
  tooLong: string;
  /** A line below the field. */
  note: ReactNode;
  onSend: (message: string) => void;
  onStop: () => void;
};

/** The field of a talk with a coach: Enter sends, Shift and Enter begin a new line. */
export function ChatForm(props: ChatFormProps) {
  const { field, text, onText, isPending, isClosed = false, onSend, onStop } = props;
  const { label, placeholder, maximum, tooLong, note } = props;
  const id = useId();
  const message = text.trim();
  const isTooLong = message.length > maximum;

  function submit(event?: FormEvent) {
    event?.preventDefault();
    if (message && !isTooLong && !isPending && !isClosed) onSend(message);
    field.current?.focus();
  }

  function submitOnEnter(event: KeyboardEvent) {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (!event.repeat) submit();
  }

  return (
    <form onSubmit={submit} noValidate className="grid grid-cols-1 gap-2">
      <Label htmlFor={`${id}-message`}>{label}</Label>
      <div className="flex items-end gap-2 max-xs:flex-wrap">
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
          placeholder={placeholder}
          disabled={isClosed}
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
          <Button
            key="send"
            type="submit"
            className="min-h-12"
            disabled={!message || isTooLong || isClosed}
          >
            <SendHorizontal aria-hidden="true" className="size-4" />
            Send
          </Button>
        )}
      </div>
      <div id={`${id}-problem`} role="alert">
        <FormMessage>{isTooLong ? tooLong : null}</FormMessage>
      </div>
      <p id={`${id}-left`} className="text-sm text-muted-foreground">
        {note}
      </p>
    </form>
  );
}
