/** What a request answers that is none of ours, or not whole. */
export const REQUEST_PROBLEMS = {
  unknownAddress: "There is nothing at this address.",
  contentType: "Send JSON, with the content type application/json.",
  notReady: "Not ready.",
  notJson: "The request is not valid JSON.",
  wait: (time: string) =>
    `That was a lot in a short time. Please wait ${time}, then try again. Nothing is lost.`,
  manyPreviews: "Many previews are being drawn. Nothing is lost. Please try again in a moment.",
} as const;
