import { PREVIEW_SIZE, PREVIEW_TYPE } from "@/lib/preview/constants";
import { drawPreview } from "@/lib/preview/draw-preview";

export const alt = "Stepwell: from a goal to the next small step";
export const size = PREVIEW_SIZE;
export const contentType = PREVIEW_TYPE;

export default async function OpenGraphImage() {
  return new Response(await drawPreview({ kind: "product" }), {
    headers: { "Content-Type": PREVIEW_TYPE },
  });
}
