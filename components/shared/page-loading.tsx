import { Spinner } from "@/components/ui/spinner";

/** Stands in for a page that is on its way. */
export function PageLoading() {
  return (
    <div
      role="status"
      className="grid min-h-[60dvh] flex-1 place-content-center justify-items-center gap-4"
    >
      <Spinner className="size-9 text-primary" />
      <p className="text-muted-foreground">Loading...</p>
    </div>
  );
}
