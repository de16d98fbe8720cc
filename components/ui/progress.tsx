import type { ComponentProps } from "react";
import { cn } from "@/lib/cn";

type ProgressProps = Omit<ComponentProps<"div">, "children"> & {
  /** 0 to 100; what lies outside is drawn at the nearest end. */
  value: number;
};

/** Plain markup with the progressbar role, so that lists of plans need no script for it. */
export function Progress({ value, className, ...props }: ProgressProps) {
  const percent = Math.round(Math.min(100, Math.max(0, Number.isFinite(value) ? value : 0)));
  return (
    <div
      data-slot="progress"
      role="progressbar"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className={cn("h-2.5 w-full overflow-hidden rounded-full bg-water-wash", className)}
      {...props}
    >
      <div
        data-slot="progress-indicator"
        className="h-full origin-left rounded-full bg-primary transition-transform duration-200 rtl:origin-right"
        style={{ transform: `scaleX(${percent / 100})` }}
      />
    </div>
  );
}
