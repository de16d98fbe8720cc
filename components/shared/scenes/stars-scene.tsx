import { Scene } from "@/components/shared/scenes/scene";

/** A short list with three stars: what matters today. */
export function StarsScene({ className }: { className?: string }) {
  return (
    <Scene className={className}>
      <path d="M40 148h160" />
      <rect x="56" y="20" width="128" height="128" rx="12" className="fill-card" />
      {[46, 84, 122].map((y) => (
        <g key={y}>
          <path
            d={`M84 ${y - 12}l3.7 7.5 8.3 1.2-6 5.8 1.4 8.3-7.4-3.9-7.4 3.9 1.4-8.3-6-5.8 8.3-1.2z`}
            className="fill-marigold-bright stroke-marigold"
          />
          <path d={`M108 ${y}h56`} className="stroke-border" />
        </g>
      ))}
    </Scene>
  );
}
