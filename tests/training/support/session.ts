import type { Feed, Fetch, Session } from '../../../training/learner/network/session.ts';

/** A session that answers as a test wants it to. @param given receives what it is fed, if anything */
export function sessionOf(
  answer: (feeds: Record<string, Feed>) => Record<string, Fetch>,
  given: Record<string, Feed>[] = [],
): Session {
  return {
    async run(feeds) {
      given.push(feeds);
      return answer(feeds);
    },
    release: () => Promise.resolve(),
  };
}
