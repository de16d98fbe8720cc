"use client";

import { useEffect, useState } from "react";

/** What sends the token of a link on, by one request for a page load and token. */
export type LinkUse<Answer> = {
  ask: (token: string) => Promise<Answer>;
  /** The next question is a request of its own, also for the same token. */
  forget: () => void;
};

export function createLinkUse<Answer>(send: (token: string) => Promise<Answer>): LinkUse<Answer> {
  let running: { token: string; answer: Promise<Answer> } | undefined;
  return {
    ask(token) {
      if (running?.token !== token) running = { token, answer: send(token) };
      return running.answer;
    },
    forget() {
      running = undefined;
    },
  };
}

/**
 * Uses a link's token as soon as the page is alive, once, however often React mounts the screen. The
 * answer is undefined until it has come; with the token null nothing is sent. `retry` asks again.
 */
export function useLink<Answer>(link: LinkUse<Answer>, token: string | null) {
  const [answer, setAnswer] = useState<Answer>();

  useEffect(() => {
    if (token === null) return;
    let isCurrent = true;
    void link.ask(token).then((next) => {
      if (isCurrent) setAnswer(next);
    });
    return () => {
      isCurrent = false;
    };
  }, [link, token]);

  async function retry() {
    if (token === null) return;
    link.forget();
    setAnswer(undefined);
    setAnswer(await link.ask(token));
  }

  return { answer, retry: () => void retry() };
}
