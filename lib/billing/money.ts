/**
 * Currencies whose amounts Stripe counts in whole units, and in thousandths; all others in hundredths,
 * among them ISK and UGX, although nobody uses their hundredths any more.
 * https://docs.stripe.com/currencies#zero-decimal
 */
const WHOLE = new Set("BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF".split(" "));
const THOUSANDTHS = new Set("BHD JOD KWD OMR TND".split(" "));

/** An amount of Stripe's as people write it: 900 of "usd" is $9, 950 is $9.50. */
export function amountInWords(amount: number, currency: string): string {
  const code = currency.toUpperCase();
  const value = amount / unitOf(code);
  return new Intl.NumberFormat("en-US", {
    style: "currency",
    currency: code,
    trailingZeroDisplay: "stripIfInteger",
  }).format(value);
}

function unitOf(code: string): number {
  if (WHOLE.has(code)) return 1;
  return THOUSANDTHS.has(code) ? 1000 : 100;
}

/** How often a price is charged: "per month", "every 3 months". */
export function intervalInWords(interval: string, count: number): string {
  return count === 1 ? `per ${interval}` : `every ${count} ${interval}s`;
}
