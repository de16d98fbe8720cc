import type { ReactNode } from "react";

/** The looks of a tile's icon. */
export const TILE_ICON = "mt-0.5 size-6 shrink-0 text-primary";

type InfoTilesProps = {
  /** What the tiles are together; read by screen readers. */
  label: string;
  tiles: readonly { title: string; text: string; icon: ReactNode }[];
};

/** Three short facts in a row; they inform and lead nowhere. */
export function InfoTiles({ label, tiles }: InfoTilesProps) {
  return (
    <ul aria-label={label} className="grid gap-3 md:grid-cols-3 md:gap-5">
      {tiles.map(({ title, text, icon }) => (
        <li key={title} className="flex gap-3.5 rounded-xl bg-muted p-4 sm:p-5">
          {icon}
          <div>
            <h2 className="font-sans text-base font-bold tracking-normal">{title}</h2>
            <p className="text-sm text-muted-foreground">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
