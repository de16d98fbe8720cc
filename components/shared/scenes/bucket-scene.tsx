import { Scene } from "@/components/shared/scenes/scene";

/** A bucket that tipped over: something went wrong, and it can be filled again. */
export function BucketScene({ className }: { className?: string }) {
  return (
    <Scene className={className}>
      <path
        d="M112 138c-6-14 12-22 36-20s34-10 52-2 22 22 4 26-86 8-92-4z"
        className="fill-water-wash stroke-primary"
      />
      <path d="M40 108l66-46 30 44-64 42c-16 2-38-24-32-40z" className="fill-card" />
      <ellipse
        cx="121"
        cy="84"
        rx="14"
        ry="27"
        transform="rotate(-34 121 84)"
        className="fill-muted"
      />
      <path d="M106 62c-26-22-62-20-72 6" className="stroke-marigold" />
      <path d="M58 95l30 43" className="stroke-border" />
      <path
        d="M178 72c5 7 9 12 9 17a9 9 0 0 1-18 0c0-5 4-10 9-17z"
        className="fill-water-wash stroke-primary"
      />
      <path d="M12 148h216" />
    </Scene>
  );
}
