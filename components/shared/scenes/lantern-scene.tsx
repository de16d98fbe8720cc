import { Scene } from "@/components/shared/scenes/scene";

/** Two speech bubbles beside a lantern on the steps: someone who goes along. */
export function LanternScene({ className }: { className?: string }) {
  return (
    <Scene className={className}>
      <path d="M12 148h216" />
      <path d="M20 148v-28h38v-22h36v50z" className="fill-card" />
      <path d="M58 120v28" className="stroke-border" />
      <path d="M66 98V70l-4-6h28l-4 6v28z" className="fill-marigold-wash stroke-marigold" />
      <path
        d="M68 64a8 8 0 0 1 16 0M76 78c4 5 5 8 5 11a5 5 0 0 1-10 0c0-3 1-6 5-11z"
        className="stroke-marigold"
      />
      <path
        d="M122 36h84a12 12 0 0 1 12 12v24a12 12 0 0 1-12 12h-62l-16 14V84h-6a12 12 0 0 1-12-12V48a12 12 0 0 1 12-12z"
        className="fill-card stroke-primary"
      />
      <path d="M128 54h68M128 67h42" className="stroke-border" />
      <path
        d="M152 104h48a10 10 0 0 1 10 10v10a10 10 0 0 1-10 10h-4v12l-14-12h-30a10 10 0 0 1-10-10v-10a10 10 0 0 1 10-10z"
        className="fill-water-wash stroke-primary"
      />
      <path d="M160 119h1M176 119h1M192 119h1" className="stroke-primary stroke-4" />
    </Scene>
  );
}
