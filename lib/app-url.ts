import { env } from "./env";

/** The whole address of a path of the product, for mails and for other sites. */
export function appUrl(path: string): string {
  return new URL(path, env().APP_URL).href;
}
