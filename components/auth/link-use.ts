"use client";

import { useEffect, useState } from "react";

/**
 * A hook that uses a link's token as soon as the page is alive, by one request for a page load and
 * token, however often React mounts the screen. Its answer is undefined until then; with the token
 * null nothing is sent. `retry` asks again.
 */
export function createLinkUse<Answer>(ask: (token: string) => Promise<Answer>) {
  let running: { token: string; answer: Promise<Answer> } | undefined;

  function askOnce(token: string): Promise<Answer> {
    if (running?.token !== token) running = { token, answer: ask(token) };
    return running.answer;
  }

  return function useLink(token: string | null) {
    const [answer, setAnswer] = useState<Answer>();

    useEffect(() => {
      if (token === null) return;
      let isCurrent = true;
      void askOnce(token).then((next) => {
        if (isCurrent) setAnswer(next);
      });
      return () => {
        isCurrent = false;
      };
    }, [token]);

    async function retry() {
      if (token === null) return;
      running = undefined;
      setAnswer(undefined);
      setAnswer(await askOnce(token));
    }

    return { answer, retry: () => void retry() };
  };
}
