import { buildWorker } from "@/lib/offline/build-worker";

// Made once, with the built pages.
export const dynamic = "force-static";

export async function GET() {
  return new Response(await buildWorker(), {
    headers: { "Content-Type": "text/javascript; charset=utf-8", "Cache-Control": "no-cache" },
  });
}
