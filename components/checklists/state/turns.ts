/** Does work of the same key one after the other, each once the one before it has ended, well or not. */
export type InTurn = <Answer>(key: string, work: () => Promise<Answer>) => Promise<Answer>;

export function createTurns(): InTurn {
  const last = new Map<string, Promise<unknown>>();
  return (key, work) => {
    const before = last.get(key);
    const turn = before ? before.then(work, work) : work();
    last.set(key, turn);
    const forget = () => {
      if (last.get(key) === turn) last.delete(key);
    };
    turn.then(forget, forget);
    return turn;
  };
}
