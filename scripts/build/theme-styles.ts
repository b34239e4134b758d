import { MantineProvider } from '@mantine/core';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Plugin } from 'vite';
import { theme, themeVariables } from '#src/ui/theme.ts';

/**
 * Puts the variables and classes that Mantine makes from the theme at the end of the style sheet, so that no
 * browser has to make them anew and rendered pages need no style element of their own.
 */
export function themeStyles(): Plugin {
  return {
    name: 'theme-styles',
    enforce: 'pre',
    transform(code, id) {
      return id.split('?')[0]?.endsWith('/src/app/styles/index.css')
        ? { code: `${code}\n${renderTheme()}`, map: null }
        : null;
    },
  };
}

function renderTheme(): string {
  const html = renderToStaticMarkup(
    createElement(MantineProvider, {
      theme,
      cssVariablesResolver: themeVariables,
      withStaticClasses: false,
    }),
  );
  return [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css]) => css).join('\n');
}
