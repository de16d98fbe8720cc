import { look } from "@/emails/looks";

/** Column by column, in pixels: how far the steps go down, as in components/shared/mark.tsx. */
const STEPS = [
  { width: 10, height: 27 },
  { width: 8, height: 19 },
  { width: 14, height: 11 },
];

/**
 * The mark without a picture, which most clients would block: three steps and the drop, as cells with
 * a ground of their own. Where corners can't be round the drop is a square, and still a mark.
 */
export function MailMark() {
  return (
    <table
      role="presentation"
      aria-hidden="true"
      border={0}
      cellPadding={0}
      cellSpacing={0}
      data-skip-in-text="true"
    >
      <tbody>
        <tr>
          {STEPS.map(({ width, height }, index) => (
            <td key={width} width={width} height={27} style={{ verticalAlign: "bottom" }}>
              {index === STEPS.length - 1 ? <Drop /> : null}
              <div {...look("mark", { width, height, fontSize: 0, lineHeight: 0 })} />
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

function Drop() {
  const style = {
    width: 9,
    height: 12,
    margin: "0 2px 2px 3px",
    borderRadius: "50% 50% 50% 50% / 66% 66% 34% 34%",
    fontSize: 0,
    lineHeight: 0,
  };
  return <div {...look("mark", style)} />;
}
