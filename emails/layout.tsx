import { Head, Html, Preview } from "@react-email/components";
import { Fragment, type ReactNode } from "react";
import { Box } from "@/emails/box";
import { TEXT_LETTERS, TITLE_LETTERS } from "@/emails/letters";
import { look, OUTLOOK_STYLE_SHEET, STYLE_SHEET } from "@/emails/looks";
import { MailMark } from "@/emails/mail-mark";

/** A way on from the foot of a mail. */
export type FooterLink = { label: string; href: string };

type MailLayoutProps = {
  subject: string;
  /** What a list of mails shows beside the subject. */
  preview: string;
  title: string;
  /** Why one gets this email, as a whole sentence. */
  reason: string;
  links: FooterLink[];
  children: ReactNode;
};

/** What every mail has in common: the mark, one card that says one thing, and why it came. */
export function MailLayout(props: MailLayoutProps) {
  const { subject, preview, title, reason, links, children } = props;
  return (
    <Html lang="en" dir="ltr">
      <MailHead subject={subject} />
      <body {...look("page", { margin: 0, padding: 0, width: "100%" })}>
        <Preview>{preview}</Preview>
        <Box wears="page" className="sw-around" style={{ padding: "32px 16px" }}>
          <table
            role="presentation"
            align="center"
            width="100%"
            border={0}
            cellPadding={0}
            cellSpacing={0}
            style={{ maxWidth: 560, margin: "0 auto", fontFamily: TEXT_LETTERS }}
          >
            <tbody>
              <tr>
                <td>
                  <MailHeader />
                  <Card title={title}>{children}</Card>
                  <MailFooter reason={reason} links={links} />
                </td>
              </tr>
            </tbody>
          </table>
        </Box>
      </body>
    </Html>
  );
}

function MailHead({ subject }: { subject: string }) {
  return (
    <Head>
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <meta name="supported-color-schemes" content="light dark" />
      {/* Otherwise iOS turns dates and addresses into links of its own blue. */}
      <meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no" />
      <title>{subject}</title>
      <style>{STYLE_SHEET}</style>
      <style>{OUTLOOK_STYLE_SHEET}</style>
    </Head>
  );
}

function MailHeader() {
  const name = { fontFamily: TITLE_LETTERS, fontSize: 22, fontWeight: 600, lineHeight: "27px" };
  return (
    <table role="presentation" border={0} cellPadding={0} cellSpacing={0}>
      <tbody>
        <tr>
          <td style={{ padding: "0 0 20px 4px" }}>
            <MailMark />
          </td>
          <td {...look("name", { ...name, padding: "0 0 20px 12px", verticalAlign: "bottom" })}>
            Stepwell
          </td>
        </tr>
      </tbody>
    </table>
  );
}

function Card({ title, children }: { title: string; children: ReactNode }) {
  const letters = { fontFamily: TITLE_LETTERS, fontSize: 28, fontWeight: 600, lineHeight: 1.25 };
  return (
    <Box
      wears="card"
      className="sw-inside"
      style={{ padding: "36px 40px 20px", borderWidth: 1, borderStyle: "solid", borderRadius: 16 }}
    >
      <h1 {...look("title", { ...letters, margin: "0 0 20px" })}>{title}</h1>
      {children}
    </Box>
  );
}

function MailFooter({ reason, links }: { reason: string; links: FooterLink[] }) {
  return (
    <Box wears="footer" style={{ padding: "20px 4px 0", fontSize: 14, lineHeight: "22px" }}>
      <p style={{ margin: "0 0 8px" }}>{reason}</p>
      <p style={{ margin: 0 }}>
        Stepwell
        {links.map(({ label, href }) => (
          <Fragment key={label}>
            {" · "}
            <a href={href} {...look("footer-link", { textDecoration: "underline" })}>
              {label}
            </a>
          </Fragment>
        ))}
      </p>
    </Box>
  );
}
