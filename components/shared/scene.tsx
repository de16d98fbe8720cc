export const SCENE_NAMES = [
  "well",
  "signpost",
  "bucket",
  "notebook",
  "letter",
  "lantern",
  "timer",
  "stars",
] as const;

export type SceneName = (typeof SCENE_NAMES)[number];

type SceneProps = { name: SceneName; className?: string };

/**
 * A small drawing, decorative: the words beside it say the same. The drawings live in one file that
 * the browser keeps; custom properties reach into it, so they follow the theme.
 */
export function Scene({ name, className = "w-60" }: SceneProps) {
  return (
    <svg
      aria-hidden="true"
      data-slot="scene"
      viewBox="0 0 240 160"
      className={`h-auto max-w-full fill-none stroke-muted-foreground stroke-2 ${className}`}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <use href={`/scenes.svg#${name}`} />
    </svg>
  );
}
