import { POST } from "../../../app/(app)/account/export/[file]/route";
import { asRequest } from "./next-headers";
import type { Person } from "./people";

export type Download = { status: number; headers: Headers; text: string };

/** The file as it stands on a disk, with its byte order mark. */
function textOf(bytes: ArrayBuffer): string {
  return new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
}

/** Asks for a file as the browser's form does. */
export async function download(
  { browser }: Pick<Person, "browser">,
  file: string,
  extra: Record<string, string> = {},
): Promise<Download> {
  const headers = new Headers({
    cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join("; "),
    "sec-fetch-site": "same-origin",
    "x-client-address": browser.address,
    ...extra,
  });
  const request = new Request(`http://localhost:3000/account/export/${file}`, {
    method: "POST",
    headers,
  });
  const { result } = await asRequest(headers, () =>
    POST(request, { params: Promise.resolve({ file }) }),
  );
  return {
    status: result.status,
    headers: result.headers,
    text: textOf(await result.arrayBuffer()),
  };
}
