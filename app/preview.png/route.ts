import { PREVIEW_TYPE } from "@/lib/preview/constants";
import { drawPreview } from "@/lib/preview/draw-preview";

// Drawn once, with the built pages.
export const dynamic = "force-static";

/** What a link to an open page shows on social networks. */
export async function GET() {
  return new Response(await drawPreview({ kind: "product" }), {
    headers: { "Content-Type": PREVIEW_TYPE },
  });
}
