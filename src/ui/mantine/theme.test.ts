import {
  DEFAULT_THEME,
  defaultCssVariablesResolver,
  luminance,
  mergeMantineTheme,
} from '@mantine/core';
import { expect, test } from 'vitest';
import { theme, themeVariables } from './theme.ts';

/** WCAG 2.2, 1.4.3, for text below 24 px, or 18.7 px bold. */
const MIN_CONTRAST = 4.5;
/** The colors of alerts, badges and buttons. */
const colors = ['red', 'orange', 'yellow', 'green', 'brand', 'gray'];

const merged = mergeMantineTheme(DEFAULT_THEME, theme);
const own = themeVariables(merged);
const library = defaultCssVariablesResolver(merged);

/** The value of a variable, with those that it names. */
function readVariable(name: string, scheme: 'light' | 'dark'): string {
  const sources: Record<string, string>[] = [
    own[scheme],
    own.variables,
    library[scheme],
    library.variables,
  ];
  const value = sources.map((source) => source[name]).find((found) => found !== undefined) ?? '';
  const [, other] = /^var\((--[\w-]+)\)$/.exec(value) ?? [];
  return other === undefined ? value : readVariable(other, scheme);
}

test.each(
  colors.flatMap((color) => (['light', 'dark'] as const).map((scheme) => [color, scheme] as const)),
)('%s, %s scheme: text on its light background has enough contrast', (color, scheme) => {
  const [text, below] = ['light-color', 'light']
    .map((part) => luminance(readVariable(`--mantine-color-${color}-${part}`, scheme)) + 0.05)
    .toSorted((a, b) => b - a);
  expect((text ?? 0) / (below ?? 1)).toBeGreaterThanOrEqual(MIN_CONTRAST);
});
