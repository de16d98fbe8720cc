import { cva } from "class-variance-authority";

/** Looks of a badge, apart from the component so that small client leaves can use a bare element. */
export const badgeVariants = cva(
  "inline-flex w-fit shrink-0 items-center gap-1 rounded-full border px-2.5 py-0.5 text-xs font-semibold whitespace-nowrap [&>svg]:size-3.5 [&>svg]:shrink-0",
  {
    variants: {
      variant: {
        default: "border-transparent bg-secondary text-secondary-foreground",
        premium: "border-transparent bg-marigold-wash text-marigold",
        outline: "border-input text-muted-foreground",
        destructive: "border-transparent bg-clay-wash text-clay",
      },
    },
    defaultVariants: { variant: "default" },
  },
);
