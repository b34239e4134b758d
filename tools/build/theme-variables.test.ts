import { describe, expect, it } from 'vitest';
import { declaredFirst, neededVariables, onlyVariables } from './theme-variables.ts';

const sheet =
  ':root{--mantine-a: var(--mantine-b);--mantine-b: 1px;--mantine-c: 2px;--shop-r-1: 3px;--shop-r-2: 4px;}';

describe('The variables of public pages', () => {
  it('are those that are named, and those that they stand on', () => {
    const needed = neededVariables('.card{top:var(--mantine-a)}', [sheet]);
    expect(onlyVariables(sheet, (name) => needed.has(name))).toBe(
      ':root{--mantine-a: var(--mantine-b);--mantine-b: 1px;}',
    );
  });

  it('are a whole family where the name is put together', () => {
    const needed = neededVariables(`borderRadius: \`var(--shop-r-\${size})\``, [sheet]);
    expect(onlyVariables(sheet, (name) => needed.has(name))).toBe(
      ':root{--shop-r-1: 3px;--shop-r-2: 4px;}',
    );
  });

  it('follow every scheme that gives another value', () => {
    const dark = '.dark{--mantine-b: var(--mantine-c);}';
    expect([...neededVariables('--mantine-b', [sheet, dark])].sort()).toEqual([
      '--mantine-b',
      '--mantine-c',
    ]);
  });

  it('lose those that the first rule of the theme declares anyway', () => {
    const theme = ':root{--mantine-a: 5px;}.dark{--mantine-b: 6px;}';
    expect([...declaredFirst(theme)]).toEqual(['--mantine-a']);
  });
});
