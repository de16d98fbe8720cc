"use client";

import { Search, X } from "lucide-react";
import Form from "next/form";
import Link from "next/link";
import { useEffect, useId, useRef } from "react";
import { useFormStatus } from "react-dom";
import { buttonVariants } from "@/components/ui/button-variants";
import { Input } from "@/components/ui/input";
import { Spinner } from "@/components/ui/spinner";
import { SEARCH_MAX_CHARACTERS } from "@/lib/checklists/constants";

/** Searches all plans by words. A plain form that asks for an address, so it needs no script. */
export function PlanSearch({ words }: { words: string }) {
  const field = useRef<HTMLInputElement>(null);
  const id = useId();

  // The Back button and the clear link change the words without a new field.
  useEffect(() => {
    if (field.current) field.current.value = words;
  }, [words]);

  return (
    <search className="w-full sm:max-w-sm">
      <Form action="/dashboard" prefetch={false} className="flex items-center gap-2">
        <label htmlFor={id} className="sr-only">
          Search your plans
        </label>
        <div className="relative flex-1">
          <Input
            ref={field}
            id={id}
            type="search"
            name="q"
            dir="auto"
            defaultValue={words}
            maxLength={SEARCH_MAX_CHARACTERS}
            autoComplete="off"
            enterKeyHint="search"
            placeholder="Search your plans"
            className="pr-12 [&::-webkit-search-cancel-button]:hidden"
          />
          {words ? (
            <Link
              href="/dashboard"
              prefetch={false}
              aria-label="Clear the search"
              onClick={() => field.current?.focus()}
              className="absolute top-1/2 right-0.5 inline-grid size-11 -translate-y-1/2 place-items-center rounded-lg text-muted-foreground transition-colors hover:text-foreground"
            >
              <X aria-hidden="true" className="size-5" />
            </Link>
          ) : null}
        </div>
        <SearchButton />
      </Form>
    </search>
  );
}

function SearchButton() {
  const { pending } = useFormStatus();
  return (
    <button
      type="submit"
      aria-label="Search"
      className={buttonVariants({ variant: "outline", size: "icon", className: "size-12" })}
    >
      {pending ? <Spinner /> : <Search aria-hidden="true" />}
    </button>
  );
}
