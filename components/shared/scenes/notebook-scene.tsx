import { Scene } from "@/components/shared/scenes/scene";

/** An open notebook with a ribbon and a pen: a place to write, still empty. */
export function NotebookScene({ className }: { className?: string }) {
  return (
    <Scene className={className}>
      <path d="M40 132h160" />
      <path d="M120 44c-18-12-46-14-74-8v88c28-6 56-4 74 8z" className="fill-card" />
      <path d="M120 44c18-12 46-14 74-8v88c-28-6-56-4-74 8z" className="fill-card" />
      <path
        d="M62 58c14-2 28-1 42 4M62 74c14-2 28-1 42 4M62 90c10-1 18-1 26 1"
        className="stroke-border"
      />
      <path d="M150 46v40l8-7 8 7V45" className="fill-marigold-wash stroke-marigold" />
      <path d="M176 104l34-46 9 7-34 46-12 5z" className="fill-water-wash stroke-primary" />
      <path d="M203 67l9 7" className="stroke-primary" />
    </Scene>
  );
}
