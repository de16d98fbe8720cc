"use client";

import Form from "next/form";
import Link from "next/link";
import { useEffect, useRef } from "react";
import { useFormStatus } from "react-dom";
import { CLEAR_SEARCH, SearchField } from "@/components/shared/search-field";
import { buttonVariants } from "@/components/ui/button-variants";
import { LineIcon, SEARCH_ICON } from "@/components/ui/line-icon";
import { Spinner } from "@/components/ui/spinner";
import { SEARCH_MAX_CHARACTERS } from "@/lib/checklists/constants";

/** Searches all plans by words. A plain form that asks for an address, so it needs no script. */
export function PlanSearch({ words }: { words: string }) {
  const field = useRef<HTMLInputElement>(null);

  // The Back button and the clear link change the words without a new field.
  useEffect(() => {
    if (field.current) field.current.value = words;
  }, [words]);

  return (
    <search className="w-full sm:max-w-sm">
      <Form action="/dashboard" prefetch={false} className="flex items-center gap-2">
        <SearchField
          ref={field}
          label="Search your plans"
          name="q"
          defaultValue={words}
          maxLength={SEARCH_MAX_CHARACTERS}
          clear={
            words ? (
              <Link
                href="/dashboard"
                prefetch={false}
                onClick={() => field.current?.focus()}
                {...CLEAR_SEARCH}
              />
            ) : null
          }
        />
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
      {pending ? <Spinner /> : <LineIcon path={SEARCH_ICON} />}
    </button>
  );
}
