import { Scene } from "@/components/shared/scenes/scene";

/** Steps that lead down to water, and a drop: nothing here yet, and the way in. */
export function WellScene({ className }: { className?: string }) {
  return (
    <Scene className={className}>
      <circle cx="188" cy="40" r="15" className="fill-marigold-wash stroke-marigold" />
      <path d="M128 124h92v16a8 8 0 0 1-8 8h-84z" className="fill-water-wash stroke-none" />
      <path d="M20 148V46h34v26h36v26h36v26h20v24z" className="fill-card" />
      <path d="M54 72v76M90 98v50M126 124v24" className="stroke-border" />
      <path d="M146 124h74" className="stroke-primary" />
      <path d="M160 136h22M194 136h12" className="stroke-primary opacity-60" />
      <path
        d="M164 74c7 9 12 16 12 23a12 12 0 0 1-24 0c0-7 5-14 12-23z"
        className="fill-water-wash stroke-primary"
      />
      <path d="M12 148h216" />
    </Scene>
  );
}
