import { GoogleMark } from "@/components/auth/google-mark";

/**
 * Google's own look: its mark in colour on white with a grey line, or on near-black in dark, and
 * nothing else. A plain link, so that it works before scripts and nothing fetches it beforehand.
 * https://developers.google.com/identity/branding-guidelines
 */
export function GoogleButton({ redirectTo }: { redirectTo: string | null }) {
  const query = redirectTo === null ? "" : `?redirectTo=${encodeURIComponent(redirectTo)}`;
  return (
    <a
      href={`/api/auth/google${query}`}
      target="_top"
      className="button-base min-h-13 w-full gap-2 rounded-xl border border-[#747775] bg-white px-3 py-2.5 text-[#1f1f1f] xs:gap-3 xs:px-5 xs:text-lg hover:bg-[#f2f2f2] dark:border-[#8e918f] dark:bg-[#131314] dark:text-[#e3e3e3] dark:hover:bg-[#28292a]"
    >
      <GoogleMark />
      Continue with Google
    </a>
  );
}
