import { z } from "zod";
import { Action } from "@/emails/action";
import { Box } from "@/emails/box";
import { defineMail } from "@/emails/define-mail";
import { linked } from "@/emails/person";
import { Greeting, Paragraph } from "@/emails/prose";

/** Greets a new person. `link` leads into the product. */
export const welcome = defineMail({
  subject: "Welcome to Stepwell",
  preview: "One small step is enough to begin.",
  title: "One small step is enough",
  reason: "You get this email once, because you opened an account at Stepwell.",
  props: z.object(linked),
  content: ({ firstName, link }) => (
    <>
      <Greeting firstName={firstName} />
      <Paragraph>
        Your account is ready. You need no plan for your life here, only one thing that you have
        been meaning to begin.
      </Paragraph>
      <Paragraph>
        Write it down in your own words. Stepwell breaks it into short steps, and you look at one of
        them at a time.
      </Paragraph>
      <Box wears="cheer" style={{ padding: "14px 18px", borderRadius: 10, fontSize: 17 }}>
        <p style={{ margin: 0, lineHeight: 1.6 }}>
          The first step always takes two minutes or less. The rest can wait.
        </p>
      </Box>
      <Action href={link}>Begin with one thing</Action>
    </>
  ),
});
