import { Check, Copy, ExternalLink } from "lucide-react";
import { type Ref, useEffect, useId, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import { cn } from "@/lib/cn";
import { COPY_CONFIRMATION_MS } from "@/lib/decisions/share/constants";
import { DIALOG_PROBLEMS } from "@/lib/decisions/share/problems";

type CopyLinkProps = {
  url: string;
  button: Ref<HTMLButtonElement>;
  onProblem: (problem: string | null) => void;
};

/** The link to see and to copy. Where the browser refuses, it stands selected, to be copied by hand. */
export function CopyLink({ url, button, onProblem }: CopyLinkProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [isCopied, setCopied] = useState(false);
  const resetting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(resetting.current), []);

  async function copy() {
    clearTimeout(resetting.current);
    try {
      await navigator.clipboard.writeText(url);
      onProblem(null);
      setCopied(true);
      resetting.current = setTimeout(() => setCopied(false), COPY_CONFIRMATION_MS);
    } catch {
      // No clipboard on an address without https, or the person's browser refuses it.
      setCopied(false);
      onProblem(DIALOG_PROBLEMS.copyFailed);
      field.current?.focus();
      field.current?.select();
    }
  }

  return (
    <div className="grid grid-cols-1 gap-2">
      <Label htmlFor={id}>Public link</Label>
      <div className="flex flex-col gap-2 sm:flex-row">
        <Input
          ref={field}
          id={id}
          readOnly
          dir="ltr"
          value={url}
          onFocus={(event) => event.currentTarget.select()}
          className="font-mono text-sm sm:flex-1"
        />
        <Button ref={button} onClick={copy} className="sm:min-w-32">
          {isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
          {isCopied ? "Copied" : "Copy link"}
        </Button>
      </div>
      <a
        href={url}
        target="_blank"
        rel="noopener"
        className={cn(buttonVariants({ variant: "link", size: "sm" }), "-mb-2 w-fit")}
      >
        See what others see
        <ExternalLink aria-hidden="true" />
        <span className="sr-only">(opens a new tab)</span>
      </a>
      <p role="status" className="sr-only">
        {isCopied ? "The link is copied." : null}
      </p>
    </div>
  );
}
