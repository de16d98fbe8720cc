/** Pixels of a preview image, as social networks show it (Open Graph, 1.91:1). */
export const PREVIEW_SIZE = { width: 1200, height: 630 } as const;
export const PREVIEW_TYPE = "image/png";
