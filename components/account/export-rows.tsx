import { Download } from "lucide-react";
import type { ComponentProps } from "react";
import { PremiumControl } from "@/components/billing/premium-control";
import { Button } from "@/components/ui/button";
import { cn } from "@/lib/cn";
import type { ExportFileName } from "@/lib/privacy/export-file";

export type ExportFileRow = {
  file: ExportFileName;
  label: string;
  about: string;
  /** Of a file of Premium, on a page for everybody: what it is called in "Upgrade to Premium to use ...". */
  feature?: string;
};

/** Plain forms: the browser does the download, with its own progress, and no script is needed. */
export function ExportRows({ files }: { files: readonly ExportFileRow[] }) {
  return (
    <ul className="grid divide-y">
      {files.map(({ file, label, about, feature }) => (
        <li
          key={file}
          className="flex flex-col gap-3 py-4 first:pt-0 last:pb-0 sm:flex-row sm:items-center sm:justify-between"
        >
          <p id={`${file}-about`}>{about}</p>
          <form
            action={`/account/export/${file}`}
            method="post"
            className="shrink-0 [&>span]:w-full sm:[&>span]:w-60"
          >
            {feature ? (
              <PremiumControl feature={feature}>
                <DownloadButton file={file} label={label} />
              </PremiumControl>
            ) : (
              <DownloadButton file={file} label={label} />
            )}
          </form>
        </li>
      ))}
    </ul>
  );
}

type DownloadButtonProps = Pick<ExportFileRow, "file" | "label"> & ComponentProps<typeof Button>;

function DownloadButton({ file, label, className, ...button }: DownloadButtonProps) {
  return (
    <Button
      {...button}
      type="submit"
      variant="outline"
      aria-describedby={`${file}-about`}
      className={cn("w-full sm:w-60", className)}
    >
      <Download aria-hidden="true" />
      {label}
    </Button>
  );
}
