import Link from "next/link";
import { Mark } from "@/components/shared/mark";

export function BrandLink() {
  return (
    <Link
      href="/"
      prefetch={false}
      className="-ml-1 inline-flex min-h-11 items-center gap-2.5 rounded-lg px-1 text-primary no-underline"
    >
      <Mark className="size-8 shrink-0" />
      <span className="font-display text-xl leading-none font-semibold tracking-tight text-foreground">
        Stepwell
      </span>
    </Link>
  );
}
