import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { importOperations, splitOperations } from './split-operations.ts';

const text = readFileSync(new URL('../../generated/api/cart/cart.ts', import.meta.url), 'utf8');
const { common, operations, places } = splitOperations(text, 'common.ts');

test('splitOperations: assigns every export to its operation', () => {
  const exported = [...text.matchAll(/^ *export (?:const|function) (\w+)/gm)].map(
    ([, name]) => name,
  );
  expect([...places.keys()].sort()).toEqual([...new Set(exported)].sort());
  for (const [name, place] of places) expect(operations[place]).toContain(` ${name}`);
});

test('splitOperations: moves shared code into a module of its own', () => {
  expect(common).toMatch(/^export const withQueryKey = /);
  for (const operation of operations) {
    expect(operation).toContain("import { withQueryKey } from 'common.ts';");
    expect(operation).not.toContain('const withQueryKey');
  }
});

test('splitOperations: imports only the named operations, and no types', () => {
  const code = [
    "import { useQuery } from '@tanstack/react-query';",
    'import {',
    '  getGetCartQueryKey,',
    '  type GetCartQueryResult,',
    '  useGetCart as useCart,',
    "} from '#generated/api/cart/cart.ts';",
  ].join('\n');
  const place = places.get('useGetCart');
  expect(
    importOperations(
      code,
      () => places,
      (file, number) => `${file}?${number}`,
    ).split('\n'),
  ).toEqual([
    "import { useQuery } from '@tanstack/react-query';",
    `import { getGetCartQueryKey } from 'generated/api/cart/cart.ts?${place}';`,
    `import { useGetCart as useCart } from 'generated/api/cart/cart.ts?${place}';`,
  ]);
});

test('splitOperations: throws for an unknown name', () => {
  const code = "import { getNothing } from '#generated/api/cart/cart.ts';";
  expect(() =>
    importOperations(
      code,
      () => places,
      () => '',
    ),
  ).toThrow('has no getNothing');
});

test('splitOperations: gives each operation its own module', () => {
  for (const operation of operations) {
    expect(operation.match(/export const get\w+Url = /g)).toHaveLength(1);
  }
});
