type Waiting<Question, Answer> = {
  question: Question;
  resolve(answer: Answer | PromiseLike<Answer>): void;
  reject(reason: unknown): void;
};

/**
 * A function whose calls of one turn of the event loop are answered together: one way to the database for
 * all who wait for the same thing. `answerAll` gives the answers in the order of the questions; one of them
 * may be a promise of its own. If it throws, all calls of that turn do.
 */
export function gathered<Question, Answer>(
  answerAll: (questions: readonly Question[]) => Promise<readonly (Answer | PromiseLike<Answer>)[]>,
): (question: Question) => Promise<Answer> {
  let waiting: Waiting<Question, Answer>[] = [];
  const answerWaiting = async () => {
    const asked = waiting;
    waiting = [];
    try {
      const answers = await answerAll(asked.map(({ question }) => question));
      asked.forEach(({ resolve, reject }, place) => {
        if (place < answers.length) resolve(answers[place] as Answer | PromiseLike<Answer>);
        else reject(new Error("A question was left without an answer."));
      });
    } catch (reason) {
      for (const { reject } of asked) reject(reason);
    }
  };
  return (question) =>
    new Promise((resolve, reject) => {
      waiting.push({ question, resolve, reject });
      if (waiting.length === 1) setImmediate(answerWaiting);
    });
}
