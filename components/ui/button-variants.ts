import { cva } from "class-variance-authority";

/**
 * Looks of a button, apart from the component so that small client leaves can use a bare element.
 * What all of them share is one class in globals.css, because a page carries it many times.
 */
export const buttonVariants = cva("button-base", {
  variants: {
    variant: {
      default: "bg-primary text-primary-foreground hover:bg-primary-strong",
      secondary: "bg-secondary text-secondary-foreground hover:bg-water-wash/70",
      outline: "border border-input bg-card text-foreground hover:bg-accent",
      ghost: "text-foreground hover:bg-accent hover:text-accent-foreground",
      destructive: "bg-destructive text-destructive-foreground hover:bg-destructive/88",
      link: "px-0 text-primary underline decoration-1 underline-offset-4 hover:decoration-2",
    },
    size: {
      default: "px-5 py-2",
      sm: "px-3.5 py-1.5 text-sm",
      lg: "min-h-13 rounded-xl px-7 py-2.5 text-lg max-xs:px-4",
      icon: "size-11 p-0",
    },
  },
  compoundVariants: [{ variant: "link", className: "px-0" }],
  defaultVariants: { variant: "default", size: "default" },
});
