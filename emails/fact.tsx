import { Box } from "@/emails/box";

/** One thing that matters, set apart: an address that was connected or asked for. */
export function Fact({ name, children }: { name: string; children: string }) {
  return (
    <>
      <Box wears="note" style={{ padding: "12px 16px", borderRadius: 10, fontSize: 15 }}>
        <p style={{ margin: 0, lineHeight: 1.5 }}>
          {name}: <strong style={{ display: "block", overflowWrap: "anywhere" }}>{children}</strong>
        </p>
      </Box>
      <div style={{ height: 16, fontSize: 0, lineHeight: 0 }} data-skip-in-text="true" />
    </>
  );
}
