"use client";

import { useEffect, useRef, useState } from "react";
import { Scene, type SceneName } from "@/components/shared/scene";

/** How far below the window a drawing is fetched. */
const MARGIN = "400px";

/** A drawing far down a page: the file with the drawings is fetched when one comes near the window. */
export function NearScene({ name, className }: { name: SceneName; className: string }) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);

  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      { rootMargin: MARGIN },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);

  return (
    <div ref={place} className={`aspect-3/2 ${className}`}>
      {isNear ? <Scene name={name} className="w-full" /> : null}
    </div>
  );
}
