import type { ReactNode } from "react";
import { cn } from "@/lib/cn";

type SceneProps = { className?: string; children: ReactNode };

/** The sheet that every scene is drawn on: one line weight, round ends, colours of the theme. */
export function Scene({ className, children }: SceneProps) {
  return (
    <svg
      aria-hidden="true"
      data-slot="scene"
      viewBox="0 0 240 160"
      className={cn("h-auto w-60 max-w-full fill-none stroke-muted-foreground stroke-2", className)}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  );
}
