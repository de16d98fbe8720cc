"use client";

import { usePathname, useSearchParams } from "next/navigation";
import { NEW_COIN } from "@/components/decisions/coin/coin-draft";

type CoinAddress = {
  /** The coin that the address names: a decision's id, `NEW_COIN`, or null for none. */
  coin: string | null;
  /** Goes on to a coin that was never flipped; Back leads here again. */
  open: () => void;
  /** The coin that is shown is this decision's from now on: for a reload, Back and other devices. */
  settle: (id: string) => void;
  close: () => void;
};

/** The address tells which coin is shown. It is changed without asking the server for the page anew. */
export function useCoinAddress(): CoinAddress {
  const pathname = usePathname();
  const parameters = useSearchParams();

  function addressWith(coin: string | null): string {
    const next = new URLSearchParams(parameters);
    if (coin === null) next.delete("coin");
    else next.set("coin", coin);
    return next.size > 0 ? `${pathname}?${next}` : pathname;
  }

  return {
    coin: parameters.get("coin"),
    open: () => history.pushState(null, "", addressWith(NEW_COIN)),
    settle: (id) => history.replaceState(null, "", `/decision?coin=${id}`),
    close: () => history.pushState(null, "", addressWith(null)),
  };
}
