"use client";

import { Search } from "lucide-react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { CLEAR_SEARCH, SearchField } from "@/components/shared/search-field";
import { Button } from "@/components/ui/button";
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
        <SearchField
          ref={field}
          label="Search your entries"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          maxLength={SEARCH_MAX_CHARACTERS}
          clear={words ? <button type="button" onClick={clear} {...CLEAR_SEARCH} /> : null}
        />
        <Button type="submit" variant="outline" size="icon" aria-label="Search" className="size-12">
          <Search aria-hidden="true" />
        </Button>
      </form>
    </search>
  );
}
