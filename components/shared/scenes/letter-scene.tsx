import { Scene } from "@/components/shared/scenes/scene";

/** A letter and a small bell: a reminder that arrives quietly. */
export function LetterScene({ className }: { className?: string }) {
  return (
    <Scene className={className}>
      <path d="M36 132h168" />
      <rect x="48" y="56" width="120" height="76" rx="10" className="fill-card" />
      <path d="M52 64l50 38a10 10 0 0 0 12 0l50-38" className="stroke-primary" />
      <path d="M54 126l34-30M162 126l-34-30" className="stroke-border" />
      <path
        d="M150 62c8-4 8-12 8-20a18 18 0 0 1 36 0c0 8 0 16 8 20z"
        className="fill-marigold-wash stroke-marigold"
      />
      <path d="M170 69a6 6 0 0 0 12 0M176 24v-5" className="stroke-marigold" />
      <path
        d="M212 34c4 5 4 12 0 17M140 34c-4 5-4 12 0 17"
        className="stroke-marigold opacity-60"
      />
    </Scene>
  );
}
