import type { Mood } from "@/components/journals/moods";
import { cn } from "@/lib/cn";

type Drawing = { eyes: string; mouth: string; isOpen?: boolean; ground: string };

const OPEN_EYES = "M12 19.6v1.6M20 19.6v1.6";

const DRAWINGS: Record<Mood, Drawing> = {
  1: {
    eyes: "M10.6 19.4l2.8-1.3M21.4 19.4l-2.8-1.3M12 21.2v.6M20 21.2v.6",
    mouth: "M12 27.4c1.3-2.2 6.7-2.2 8 0",
    ground: "fill-water-wash",
  },
  2: { eyes: OPEN_EYES, mouth: "M12.6 26.8c1.5-1.3 5.3-1.3 6.8 0", ground: "fill-water-wash" },
  3: { eyes: OPEN_EYES, mouth: "M12.6 26h6.8", ground: "fill-card" },
  4: { eyes: OPEN_EYES, mouth: "M12.4 25.2c1.5 1.8 5.7 1.8 7.2 0", ground: "fill-marigold-wash" },
  5: {
    eyes: "M10.6 20.8c.7-1.7 2.3-1.7 3 0M18.4 20.8c.7-1.7 2.3-1.7 3 0",
    mouth: "M11.8 24.4h8.4c-.3 2.9-2.2 4.3-4.2 4.3s-3.9-1.4-4.2-4.3z",
    isOpen: true,
    ground: "fill-marigold-wash",
  },
};

/** A drop of the well that feels like this; decorative, so its name stands beside it. */
export function MoodFace({ mood, className }: { mood: Mood; className?: string }) {
  const { eyes, mouth, isOpen = false, ground } = DRAWINGS[mood];
  return (
    <svg
      aria-hidden="true"
      data-slot="mood-face"
      viewBox="3 1 26 32.5"
      className={cn("size-8 fill-none stroke-current", className)}
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path
        d="M16 2.2c5.2 6 11.4 11.6 11.4 18.6a11.4 11.4 0 0 1-22.8 0c0-7 6.2-12.6 11.4-18.6z"
        className={ground}
      />
      <path d={eyes} />
      <path d={mouth} className={isOpen ? "fill-card" : undefined} />
    </svg>
  );
}
