import type { ReactNode } from "react";

type MessagePageProps = {
  scene: ReactNode;
  title: string;
  /** What happened, that nothing is lost, and what to do. */
  children: ReactNode;
  actions: ReactNode;
};

/** A page that has one thing to say: not found, went wrong. */
export function MessagePage({ scene, title, children, actions }: MessagePageProps) {
  return (
    <div className="mx-auto grid max-w-xl justify-items-center gap-5 py-8 text-center">
      {scene}
      <h1 className="text-3xl sm:text-4xl">{title}</h1>
      <div className="grid gap-2 text-muted-foreground">{children}</div>
      <div className="flex flex-wrap justify-center gap-3 pt-2">{actions}</div>
    </div>
  );
}
