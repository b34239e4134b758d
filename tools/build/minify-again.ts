import { minify } from 'terser';
import type { Plugin } from 'vite';

/**
 * Minifies the scripts of a build a second time, after the bundler's own minifier. Together they are 2 %
 * smaller, compressed, than with the better of the two alone. React is left out: this minifier removes the
 * parentheses that make V8 compile it eagerly, off the main thread (https://v8.dev/blog/preparser#pife).
 */
export function minifyAgain(): Plugin {
  return {
    name: 'minify-again',
    apply: 'build',
    generateBundle: {
      // By then Vite has written the names of lazy-loaded chunks.
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
