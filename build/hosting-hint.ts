/** A Vite plugin that says, once the game is built, how to put it on a web server. */
import type { Plugin } from 'vite';

export function hostingHint(): Plugin {
  let say: (line: string) => void = () => undefined;
  return {
    name: 'thirty-one:hosting-hint',
    apply: 'build',
    configResolved: ({ logger }) => {
      say = (line) => logger.info(line);
    },
    closeBundle: () => say('dist/ can be served by any web server, under any path: docs/hosting.md'),
  };
}
