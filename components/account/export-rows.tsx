import { Download } from "lucide-react";
import { Button } from "@/components/ui/button";
import type { ExportFileName } from "@/lib/privacy/export-file";

export type ExportFileRow = { file: ExportFileName; label: string; about: string };

/** Plain forms: the browser does the download, with its own progress, and no script is needed. */
export function ExportRows({ files }: { files: readonly ExportFileRow[] }) {
  return (
    <ul className="grid divide-y">
      {files.map(({ file, label, about }) => (
        <li
          key={file}
          className="flex flex-col gap-3 py-4 first:pt-0 last:pb-0 sm:flex-row sm:items-center sm:justify-between"
        >
          <p id={`${file}-about`}>{about}</p>
          <form action={`/account/export/${file}`} method="post" className="shrink-0">
            <Button
              type="submit"
              variant="outline"
              aria-describedby={`${file}-about`}
              className="w-full sm:w-60"
            >
              <Download aria-hidden="true" />
              {label}
            </Button>
          </form>
        </li>
      ))}
    </ul>
  );
}
