/** A Vite plugin that has the built page ask for its typefaces itself: browsers otherwise do so once the first text is laid out. */
import type { Plugin } from 'vite';

export function preloadFonts(): Plugin {
  return {
    name: 'thirty-one:preload-fonts',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => file.endsWith('.woff2'))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', href: `./${file}`, as: 'font', type: 'font/woff2', crossorigin: true },
            injectTo: 'head' as const,
          })),
    },
  };
}
