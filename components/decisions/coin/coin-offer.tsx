"use client";

import { Fragment } from "react";
import { CoinGlyph } from "@/components/decisions/coin/coin-glyph";
import { useReadOptions } from "@/components/decisions/coin/use-read-options";
import { shorten } from "@/lib/checklists/shorten";
import type { ReadOptions } from "@/lib/decisions/options/read-options";

/** So much of an option makes it known again. Characters. */
const SHOWN_CHARACTERS = 32;

type CoinOfferProps = {
  text: string;
  /** The options of the text where they are known and need no reading. */
  known: ReadOptions | null;
  onOpen: (read: ReadOptions | null) => void;
};

/** A quiet way to the coin: with the options that stand in the text, or by hand. */
export function CoinOffer({ text, known, onOpen }: CoinOfferProps) {
  const found = useReadOptions(text);
  const read = known ?? found;
  return (
    <button
      type="button"
      onClick={() => onOpen(read)}
      onPointerEnter={() => {
        void import("@/components/decisions/coin/coin-screen").catch(() => undefined);
      }}
      className={`flex min-h-11 w-fit max-w-full items-center gap-2.5 rounded-xl px-2.5 py-1.5 text-start text-sm transition-colors ${
        read ? "bg-marigold-wash" : "hover:bg-accent"
      }`}
    >
      <CoinGlyph />
      <span className="min-w-0 [overflow-wrap:anywhere]">
        Flip a coin
        {read ? <> between {inWords(read.options)}</> : null}
      </span>
    </button>
  );
}

/** "A, B and C", each kept apart from the direction of what stands around it. */
function inWords(options: readonly string[]) {
  return options.map((option, index) => (
    <Fragment key={option}>
      {index === 0 ? null : index === options.length - 1 ? " and " : ", "}
      <bdi className="font-semibold">{shorten(option, SHOWN_CHARACTERS)}</bdi>
    </Fragment>
  ));
}
