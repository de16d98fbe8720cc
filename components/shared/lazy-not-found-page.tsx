"use client";

import dynamic from "next/dynamic";

/**
 * Next sends the 404 page along with every other page, in case a part of it is not found. Behind
 * this door it costs a line there; its markup and script are sent where it is shown.
 */
export const LazyNotFoundPage = dynamic(() =>
  import("@/components/shared/not-found-page").then((module) => module.NotFoundPage),
);
