import { z } from "zod";
import { answerForForm, downloadOf } from "@/lib/privacy/download";
import { EXPORT_FILES, writeExportFile } from "@/lib/privacy/export-file";
import { handler, routes } from "@/lib/route-handler";

const download = handler(
  { params: z.object({ file: z.enum(EXPORT_FILES) }), session: "required" },
  async ({ params, session }) =>
    downloadOf(await writeExportFile(session.user, params.file, new Date())),
);

/**
 * A download is a POST, sent by a form on the account page: another site can neither send one (its
 * origin is refused) nor make a link or a picture of it.
 */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: async (request, context) => answerForForm(request, await download(request, context)),
});
