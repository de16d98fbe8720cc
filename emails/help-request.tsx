import { z } from "zod";
import { defineMail } from "@/emails/define-mail";
import { Fact } from "@/emails/fact";
import { Greeting, Paragraph, Part } from "@/emails/prose";

/** RFC 2156 and what mail programs made of it: shown as urgent in most of them. */
const URGENT = { "X-Priority": "1", Importance: "high" };

/**
 * A person's question, which goes to the support mailbox. What the server knows stands above what the
 * person wrote, and only the server says that someone has Premium.
 */
export const helpRequest = defineMail({
  subject: ({ isPremium }) =>
    isPremium ? "[Premium] Somebody asks for help" : "Somebody asks for help",
  preview: "A question from the account page.",
  title: "A question for you",
  reason: "You get this email because this is the support mailbox of Stepwell.",
  props: z.object({
    isPremium: z.boolean(),
    name: z.string(),
    email: z.string(),
    isEmailVerified: z.boolean(),
    message: z.string(),
  }),
  envelope: ({ isPremium, email }) => ({ replyTo: email, headers: isPremium ? URGENT : {} }),
  content: ({ isPremium, name, email, isEmailVerified, message }) => (
    <>
      <Greeting firstName={null} />
      <Fact name="Plan">{isPremium ? "Premium" : "Free Plan"}</Fact>
      <Fact name="Name">{name}</Fact>
      <Fact name="Address">
        {isEmailVerified ? email : `${email} (not confirmed, so it may be someone else's)`}
      </Fact>
      <Paragraph>A reply to this email goes to that address.</Paragraph>
      <Part title="What they wrote">
        {message.split(/\n{2,}/).map((block, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text never move
          <Paragraph key={at}>
            {block.split("\n").map((line, number) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: nor do its lines
              <Line key={number} isFirst={number === 0}>
                {line}
              </Line>
            ))}
          </Paragraph>
        ))}
      </Part>
    </>
  ),
});

function Line({ isFirst, children }: { isFirst: boolean; children: string }) {
  return (
    <>
      {isFirst ? null : <br />}
      {children}
    </>
  );
}
