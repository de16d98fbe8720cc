import { Scene } from "@/components/shared/scenes/scene";

/** A disk of time, part of it gone: one step, one stretch. */
export function TimerScene({ className }: { className?: string }) {
  return (
    <Scene className={className}>
      <path d="M40 148h160" />
      <path d="M92 142l-8 6M148 142l8 6M120 24v-8M112 16h16" />
      <circle cx="120" cy="88" r="60" className="fill-card" />
      <path d="M120 88V42a46 46 0 1 1-43.7 31.8z" className="fill-water-wash stroke-primary" />
      <circle cx="120" cy="88" r="5" className="fill-marigold-bright stroke-marigold" />
      <path d="M120 34v-2M174 88h2M120 142v2M66 88h-2" />
    </Scene>
  );
}
