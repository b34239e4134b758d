import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { importOperations, splitOperations } from './split-operations.ts';

const text = readFileSync(new URL('../../generated/api/cart/cart.ts', import.meta.url), 'utf8');
const { common, operations, places } = splitOperations(text, 'common.ts');

test('every export of the generated calls belongs to the operation that it stands in', () => {
  const exported = [...text.matchAll(/^ *export (?:const|function) (\w+)/gm)].map(
    ([, name]) => name,
  );
  expect([...places.keys()].sort()).toEqual([...new Set(exported)].sort());
  for (const [name, place] of places) expect(operations[place]).toContain(` ${name}`);
});

test('what the operations have in common stands in a module of its own', () => {
  expect(common).toMatch(/^export const withQueryKey = /);
  for (const operation of operations) {
    expect(operation).toContain("import { withQueryKey } from 'common.ts';");
    expect(operation).not.toContain('const withQueryKey');
  }
});

test('a module imports the operations it names, and types from nowhere', () => {
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

test('a name that the calls do not have is told', () => {
  const code = "import { getNothing } from '#generated/api/cart/cart.ts';";
  expect(() =>
    importOperations(
      code,
      () => places,
      () => '',
    ),
  ).toThrow('has no getNothing');
});

test('no module holds two operations', () => {
  for (const operation of operations) {
    expect(operation.match(/export const get\w+Url = /g)).toHaveLength(1);
  }
});
