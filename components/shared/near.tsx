"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";

/** How far below the window its parts are fetched. */
const MARGIN = "400px";

type NearProps = {
  /** Keeps the room that the parts will need. */
  className: string;
  children: ReactNode;
};

/** Something far down a page: it is drawn, and its files fetched, once it comes near the window. */
export function Near({ className, children }: NearProps) {
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
    <div ref={place} className={className}>
      {isNear ? children : null}
    </div>
  );
}
