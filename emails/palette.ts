/**
 * The tokens of `app/globals.css` that mails use. Mail clients read neither OKLCH nor variables, so
 * they stand here as sRGB; a test holds the two together.
 */
export const PALETTE = {
  light: {
    paper: "#faf6ee",
    "paper-raised": "#fefdf8",
    ink: "#142924",
    "ink-soft": "#405551",
    line: "#dad6c9",
    water: "#00595f",
    "on-water": "#fdfaf3",
    "water-wash": "#d8efee",
    "marigold-wash": "#fbecc7",
  },
  dark: {
    paper: "#111c1c",
    "paper-raised": "#162323",
    ink: "#f0ede4",
    "ink-soft": "#afbfb7",
    line: "#314140",
    water: "#78cfcc",
    "on-water": "#001b1c",
    "water-wash": "#183637",
    "marigold-wash": "#3f3017",
  },
} as const satisfies Record<"light" | "dark", Record<string, `#${string}`>>;

export type Colour = keyof (typeof PALETTE)["light"];
