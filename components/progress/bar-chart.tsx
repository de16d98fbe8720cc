"use client";

export type Bar = {
  /** What the bar stands for, in full. */
  label: string;
  /** What stands below it, where there is room. */
  tick: string | null;
  value: number;
  /** The value as it is said: 3, or 1 h 20 min. */
  words: string;
};

type BarChartProps = {
  bars: readonly Bar[];
  /** Heads the table's two columns. */
  heads: readonly [label: string, value: string];
  caption: string;
};

const HEIGHT = 176;
const BASE = HEIGHT - 26;
const ROOM_ABOVE = 22;
/** A value of 1 beside one of 500 is still seen. */
const SMALLEST = 4;

/**
 * Bars drawn to the width that there is: places are shares of it, letters keep their size. Screen
 * readers get the same as a table.
 */
export function BarChart({ bars, heads, caption }: BarChartProps) {
  const highest = bars.reduce<Bar | null>(
    (known, bar) => (known === null || bar.value > known.value ? bar : known),
    null,
  );
  const top = highest?.value ?? 0;
  const share = 100 / bars.length;
  return (
    <div className="relative">
      <svg aria-hidden="true" width="100%" height={HEIGHT} className="overflow-visible">
        <line x1="0" x2="100%" y1={BASE + 0.5} y2={BASE + 0.5} className="stroke-border" />
        {bars.map((bar, at) => {
          const height =
            bar.value > 0 ? Math.max(SMALLEST, (bar.value / top) * (BASE - ROOM_ABOVE)) : 0;
          const middle = `${(at + 0.5) * share}%`;
          return (
            <g key={bar.label}>
              <title>{`${bar.label}: ${bar.words}`}</title>
              <rect
                x={`${(at + 0.17) * share}%`}
                y={BASE - height}
                width={`${0.66 * share}%`}
                height={height}
                rx="3"
                className="fill-primary"
              />
              {bar.value > 0 ? (
                <text
                  x={middle}
                  y={BASE - height - 6}
                  textAnchor="middle"
                  className={`fill-foreground text-xs font-semibold tabular-nums ${bar === highest ? "" : "max-sm:hidden"}`}
                >
                  {bar.value}
                </text>
              ) : null}
              {bar.tick ? (
                <text
                  // Under the first bar it begins where the chart does.
                  x={at === 0 ? 0 : middle}
                  y={HEIGHT - 6}
                  textAnchor={at === 0 ? "start" : "middle"}
                  className="fill-muted-foreground text-xs"
                >
                  {bar.tick}
                </text>
              ) : null}
            </g>
          );
        })}
      </svg>
      <div className="sr-only">
        <table>
          <caption>{caption}</caption>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {bars.map(({ label, words }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{words}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
