import { EntrySkeletons } from "@/components/journals/entry-skeletons";
import { JOURNAL_TEXTS } from "@/components/journals/journal-texts";

export default function JournalLoading() {
  return (
    <div className="grid grid-cols-1 gap-8">
      <h1 className="text-3xl sm:text-4xl">{JOURNAL_TEXTS.heading}</h1>
      <noscript>
        <p>
          Showing your entries needs JavaScript in your browser. They are all there, and{" "}
          <a href="/account#your-data" className="underline underline-offset-4">
            your account page
          </a>{" "}
          has a download of them that needs none.
        </p>
      </noscript>
      <EntrySkeletons />
    </div>
  );
}
