import type { MetadataRoute } from "next";

const SHORTCUT_ICON = { src: "/icons/icon-192.png", sizes: "192x192", type: "image/png" };

export default function manifest(): MetadataRoute.Manifest {
  return {
    id: "/",
    name: "Stepwell",
    short_name: "Stepwell",
    description: "From a goal to the next small step.",
    start_url: "/dashboard",
    scope: "/",
    display: "standalone",
    background_color: "#f9f6ee",
    theme_color: "#f9f6ee",
    lang: "en",
    categories: ["productivity", "lifestyle"],
    shortcuts: [
      { name: "New plan", url: "/decision", icons: [SHORTCUT_ICON] },
      { name: "My plans", url: "/dashboard", icons: [SHORTCUT_ICON] },
    ],
    icons: [
      { src: "/icon.svg", sizes: "any", type: "image/svg+xml" },
      { src: "/icons/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icons/icon-512.png", sizes: "512x512", type: "image/png" },
      {
        src: "/icons/icon-maskable-512.png",
        sizes: "512x512",
        type: "image/png",
        purpose: "maskable",
      },
    ],
  };
}
