import { Button } from "@react-email/components";
import { TEXT_LETTERS } from "@/emails/letters";
import { look } from "@/emails/looks";

type ActionProps = { href: string; children: string };

/**
 * The one thing to do: a button, and its address in full below for clients without buttons and for
 * another device. The text part has the label and the address once.
 */
export function Action({ href, children }: ActionProps) {
  const button = {
    fontFamily: TEXT_LETTERS,
    fontSize: 17,
    fontWeight: 600,
    padding: "14px 24px",
    borderRadius: 10,
    textAlign: "center",
  } as const;
  return (
    <>
      <p style={{ margin: "24px 0 20px" }} data-text="above">
        <Button href={href} {...look("button", button)} data-text="label">
          {children}
        </Button>
      </p>
      <p
        {...look("aside", { fontSize: 15, lineHeight: 1.6, margin: "0 0 4px" })}
        data-skip-in-text="true"
      >
        Or open this address in your browser:
      </p>
      <p style={{ fontSize: 15, lineHeight: 1.6, margin: "0 0 20px" }} data-text="below">
        <a
          href={href}
          {...look("link", {
            textDecoration: "underline",
            wordBreak: "break-all",
            overflowWrap: "anywhere",
          })}
        >
          {href}
        </a>
      </p>
    </>
  );
}
