import { describe, expect, it } from 'vitest';
import { declaredFirst, neededVariables, onlyVariables } from './theme-variables.ts';

const sheet =
  ':root{--mantine-a: var(--mantine-b);--mantine-b: 1px;--mantine-c: 2px;--shop-r-1: 3px;--shop-r-2: 4px;}';

describe('neededVariables', () => {
  it('include the used variables and the ones in their values', () => {
    const needed = neededVariables('.card{top:var(--mantine-a)}', [sheet]);
    expect(onlyVariables(sheet, (name) => needed.has(name))).toBe(
      ':root{--mantine-a: var(--mantine-b);--mantine-b: 1px;}',
    );
  });

  it('include all variables with a prefix whose name is computed', () => {
    const needed = neededVariables(`borderRadius: \`var(--shop-r-\${size})\``, [sheet]);
    expect(onlyVariables(sheet, (name) => needed.has(name))).toBe(
      ':root{--shop-r-1: 3px;--shop-r-2: 4px;}',
    );
  });

  it('include the values of every color scheme', () => {
    const dark = '.dark{--mantine-b: var(--mantine-c);}';
    expect([...neededVariables('--mantine-b', [sheet, dark])].sort()).toEqual([
      '--mantine-b',
      '--mantine-c',
    ]);
  });

  it('exclude those that the first rule of the theme declares', () => {
    const theme = ':root{--mantine-a: 5px;}.dark{--mantine-b: 6px;}';
    expect([...declaredFirst(theme)]).toEqual(['--mantine-a']);
  });
});
