import type { ShareContent } from "@/lib/decisions/share/types";

export type SharePlace = { name: string; href: string };

/**
 * Where a decision can be posted, with the addresses that these places document for it. Facebook and
 * LinkedIn take the link alone and show the preview of its page.
 */
export function sharePlaces({ twitter, facebook, linkedin, whatsapp }: ShareContent): SharePlace[] {
  const { text, url, hashtags } = twitter;
  const post = { text, url, hashtags: hashtags.join(",") };
  return [
    { name: "X", href: address("https://x.com/intent/post", post) },
    { name: "WhatsApp", href: address("https://wa.me/", whatsapp) },
    {
      name: "Facebook",
      href: address("https://www.facebook.com/sharer/sharer.php", { u: facebook.url }),
    },
    {
      name: "LinkedIn",
      href: address("https://www.linkedin.com/sharing/share-offsite/", { url: linkedin.url }),
    },
  ];
}

/** Spaces as %20: not all of these places read a plus as one. */
function address(base: string, parameters: Record<string, string>): string {
  const query = Object.entries(parameters).map(([name, value]) => `${name}=${encode(value)}`);
  return `${base}?${query.join("&")}`;
}

/** Half of a character would make `encodeURIComponent` throw; nobody can read it anyway. */
function encode(value: string): string {
  return encodeURIComponent(value.toWellFormed());
}
