import { minify } from 'terser';
import type { Plugin } from 'vite';

/**
 * Minifies the scripts of a build a second time, after the bundler's own minifier. Each finds what
 * the other leaves: together they are a fiftieth smaller, compressed, than by the better of them.
 * React stays as it is: the parentheses that this would save have the browser compile all of it
 * beside the page, not when it is first called.
 */
export function minifyAgain(): Plugin {
  return {
    name: 'minify-again',
    apply: 'build',
    generateBundle: {
      // Vite has written the names of the parts behind lazy ones by then.
      order: 'post',
      async handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk' || file.name === 'react') continue;
          const { code } = await minify(file.code, {
            module: true,
            ecma: 2020,
            compress: { passes: 3, pure_getters: true },
            format: { comments: false },
          });
          if (code !== undefined) file.code = code;
        }
      },
    },
  };
}
