import { createParser } from "eventsource-parser";

export type ReadEvent = { event: string; data: unknown };

/** The events of a streamed answer, each as it arrives. */
export async function* readEvents(response: Response): AsyncGenerator<ReadEvent> {
  if (!response.body) throw new Error("The answer has no body");
  const arrived: ReadEvent[] = [];
  const parser = createParser({
    onEvent: ({ event = "message", data }) => arrived.push({ event, data: JSON.parse(data) }),
  });
  for await (const text of response.body.pipeThrough(new TextDecoderStream())) {
    parser.feed(text);
    yield* arrived.splice(0);
  }
}
