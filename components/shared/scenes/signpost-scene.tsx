import { Scene } from "@/components/shared/scenes/scene";

/** A signpost whose arms are blank: the address leads nowhere. */
export function SignpostScene({ className }: { className?: string }) {
  return (
    <Scene className={className}>
      <path
        d="M12 138c40-22 76-26 112-18s70 10 104-4v32H12z"
        className="fill-water-wash stroke-none"
      />
      <path d="M12 138c40-22 76-26 112-18s70 10 104-4" />
      <path d="M116 120V28M124 121V28M116 28a4 4 0 0 1 8 0" />
      <path d="M124 40h48l14 12-14 12h-48z" className="fill-card stroke-primary" />
      <path d="M116 72H76L62 84l14 12h40z" className="fill-marigold-wash stroke-marigold" />
      <path d="M38 130v-9M46 127v-12M54 124v-7M190 124v-9M198 122v-13M206 121v-8" />
    </Scene>
  );
}
