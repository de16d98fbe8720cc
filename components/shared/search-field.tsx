import { X } from "lucide-react";
import { type ComponentProps, type ReactNode, useId } from "react";
import { Input } from "@/components/ui/input";

/** How the control looks that empties a `SearchField`: a link or a button. */
export const CLEAR_SEARCH = {
  "aria-label": "Clear the search",
  className:
    "absolute top-1/2 right-0.5 inline-grid size-11 -translate-y-1/2 place-items-center rounded-lg text-muted-foreground transition-colors hover:text-foreground",
  children: <X aria-hidden="true" className="size-5" />,
} as const;

type SearchFieldProps = Omit<ComponentProps<typeof Input>, "id" | "type"> & {
  label: string;
  /** What empties it, while there is something to empty. */
  clear: ReactNode;
};

/** Where words to search for are typed. */
export function SearchField({ label, clear, ...input }: SearchFieldProps) {
  const id = useId();
  return (
    <>
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <div className="relative flex-1">
        <Input
          {...input}
          id={id}
          type="search"
          dir="auto"
          autoComplete="off"
          enterKeyHint="search"
          placeholder={label}
          className="pr-12 [&::-webkit-search-cancel-button]:hidden"
        />
        {clear}
      </div>
    </>
  );
}
