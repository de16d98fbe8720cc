import type { CSSProperties, ReactNode } from "react";
import { type LookName, look } from "@/emails/looks";

type BoxProps = {
  wears?: LookName;
  className?: string;
  style?: CSSProperties;
  children: ReactNode;
};

/** A block with a ground and space around its content. Outlook knows such only as table cells. */
export function Box({ wears, className, style, children }: BoxProps) {
  const worn = wears ? look(wears, style) : { className: "", style };
  const classes = [worn.className, className].filter(Boolean).join(" ");
  return (
    <table role="presentation" width="100%" border={0} cellPadding={0} cellSpacing={0}>
      <tbody>
        <tr>
          <td className={classes || undefined} style={worn.style}>
            {children}
          </td>
        </tr>
      </tbody>
    </table>
  );
}
