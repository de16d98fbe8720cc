/** What a preview image shows: the product itself, or a shared decision in the words of its owner. */
export type Preview =
  | { kind: "product" }
  | { kind: "decision"; question: string; options: string[]; chosenOption: string | null };

/** What goes to the thread that draws, and what comes back. */
export type DrawRequest = { id: number; preview: Preview };
export type DrawAnswer =
  | {
      id: number;
      png: Uint8Array<ArrayBuffer>;
      /** It has read so many letters that a fresh thread should take the next image. */
      isFull: boolean;
    }
  | { id: number; problem: string };
