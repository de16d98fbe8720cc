import type { ComponentProps } from "react";
import { cn } from "@/lib/cn";

declare module "react" {
  interface CSSProperties {
    /** How far a bar of progress is, from 0 to 1. */
    "--done"?: number;
  }
}

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
      className={className ? cn("progress", className) : "progress"}
      style={{ "--done": percent / 100 }}
      {...props}
    />
  );
}
