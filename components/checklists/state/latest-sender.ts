type LatestSender<Value> = {
  /** Asks for `value` under `key`; while a request of that key is under way, it waits its turn. */
  want: (key: string, value: Value) => void;
};

type LatestSenderOptions<Value, Answer> = {
  send: (key: string, value: Value) => Promise<Answer>;
  /** The server took this value; called once for each request that went through. */
  onAnswer: (key: string, value: Value, answer: Answer) => void;
  /** The last wish could not be kept. A wish that a newer one has replaced is not reported. */
  onRefusal: (key: string, value: Value, error: unknown) => void;
  isSame?: (one: Value, other: Value) => boolean;
};

/**
 * One request at a time for each key, and the last wish always gets its own: fast taps on one box
 * can neither overtake each other on the way nor get lost.
 */
export function createLatestSender<Value, Answer>({
  send,
  onAnswer,
  onRefusal,
  isSame = Object.is,
}: LatestSenderOptions<Value, Answer>): LatestSender<Value> {
  const wishes = new Map<string, Value>();
  const busy = new Set<string>();

  async function work(key: string): Promise<void> {
    busy.add(key);
    for (let next = take(key); next; next = take(key)) {
      const { value } = next;
      try {
        const answer = await send(key, value);
        onAnswer(key, value, answer);
        const waiting = wishes.get(key);
        if (waiting !== undefined && isSame(waiting, value)) wishes.delete(key);
      } catch (error) {
        if (!wishes.has(key)) onRefusal(key, value, error);
      }
    }
    busy.delete(key);
  }

  function take(key: string): { value: Value } | undefined {
    const value = wishes.get(key);
    if (value === undefined) return undefined;
    wishes.delete(key);
    return { value };
  }

  return {
    want(key, value) {
      wishes.set(key, value);
      if (!busy.has(key)) void work(key);
    },
  };
}
