import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { MantineProvider } from '@mantine/core';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Plugin } from 'vite';
import { theme, themeVariables } from '#src/ui/mantine/theme.ts';
import { projectRoot } from '#tools/process/project-root.ts';
import { declaredFirst, neededVariables, onlyVariables } from './theme-variables.ts';

/** The style element of every page, as named by the build. */
const PAGE = /\/index\.html\?html-proxy.*\.css$/;
/** Mantine's style sheet. */
const LIBRARY = '/src/ui/mantine/mantine.css';
/** Files that declare variables; what they name is not a use. */
const DECLARING = ['theme.ts', 'library-styles.css'];

/**
 * Appends the variables that Mantine derives from the theme to the style sheets, so that no browser has
 * to compute them. Every page has those that the shop's own styles use in its head, because a later sheet
 * would restyle all elements. The hundreds of others are loaded with Mantine.
 */
export function themeStyles(): Plugin {
  let everything = false;
  return {
    name: 'theme-styles',
    enforce: 'pre',
    configResolved({ command }) {
      // In development any variable may be used at any moment.
      everything = command === 'serve';
    },
    transform(code, id) {
      const isLibrary = id.split('?')[0]?.endsWith(LIBRARY) ?? false;
      if (!isLibrary && !PAGE.test(id)) return null;
      const [variables = '', classes = ''] = renderTheme();
      const changed = declaredFirst(variables);
      // The theme is outside of cascade layers, so Mantine's own styles never override it.
      const defaults = onlyVariables(
        libraryStyles('default-css-variables'),
        (name) => !changed.has(name),
      );
      if (isLibrary) {
        return { code: [code, defaults, variables, classes].join('\n'), map: null };
      }
      const needed = neededVariables(ownSources(), [defaults, variables]);
      const shown = [defaults, variables].map((sheet) =>
        onlyVariables(sheet, (name) => everything || needed.has(name)),
      );
      return { code: [code, ...shown].join('\n'), map: null };
    },
  };
}

function libraryStyles(name: string): string {
  const file = createRequire(import.meta.url).resolve(`@mantine/core/styles/${name}.layer.css`);
  return readFileSync(file, 'utf8');
}

/** Files that may use a variable on a page. */
function ownSources(): string {
  const folder = path.join(projectRoot, 'src');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(css|tsx?)$/.test(file) && !/\.test\./.test(file))
    .filter((file) => !DECLARING.includes(path.basename(file)))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .concat(libraryStyles('baseline'))
    .join('\n');
}

/** Variables and classes that Mantine would write into a page. */
function renderTheme(): string[] {
  const html = renderToStaticMarkup(
    createElement(MantineProvider, {
      theme,
      cssVariablesResolver: themeVariables,
      withStaticClasses: false,
    }),
  );
  return [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css = '']) => css);
}
