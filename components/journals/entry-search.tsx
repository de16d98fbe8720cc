"use client";

import { Search, X } from "lucide-react";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { SEARCH_MAX_CHARACTERS } from "@/lib/journals/constants";

type EntrySearchProps = {
  /** What is searched for; empty for nothing. */
  words: string;
  onWords: (words: string) => void;
};

/**
 * Asks for entries by words. They stay out of the address, and so out of the browser's history: what
 * somebody looks for in a diary is as private as the diary.
 */
export function EntrySearch({ words, onWords }: EntrySearchProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(words);

  // A new entry ends the search.
  useEffect(() => setTyped(words), [words]);

  function submit(event: FormEvent) {
    event.preventDefault();
    onWords(typed.trim());
  }

  function clear() {
    onWords("");
    field.current?.focus();
  }

  return (
    <search>
      <form onSubmit={submit} className="flex items-center gap-2">
        <label htmlFor={id} className="sr-only">
          Search your entries
        </label>
        <div className="relative flex-1">
          <Input
            ref={field}
            id={id}
            type="search"
            dir="auto"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            maxLength={SEARCH_MAX_CHARACTERS}
            autoComplete="off"
            enterKeyHint="search"
            placeholder="Search your entries"
            className="pr-12 [&::-webkit-search-cancel-button]:hidden"
          />
          {words ? (
            <button
              type="button"
              aria-label="Clear the search"
              onClick={clear}
              className="absolute top-1/2 right-0.5 inline-grid size-11 -translate-y-1/2 place-items-center rounded-lg text-muted-foreground transition-colors hover:text-foreground"
            >
              <X aria-hidden="true" className="size-5" />
            </button>
          ) : null}
        </div>
        <Button type="submit" variant="outline" size="icon" aria-label="Search" className="size-12">
          <Search aria-hidden="true" />
        </Button>
      </form>
    </search>
  );
}
