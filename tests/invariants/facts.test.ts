import ts from 'typescript';
import { expect, it } from 'vitest';
import { findLines, findNodes, readSources } from './sources.ts';

const isProduct = /(?<!\.test)\.tsx?$/;

/** A number of days in a text for users: a period that the server applies is in `src/lib/dates/terms.ts`. */
const typedDays = /\d+(?: и \d+)? (?:день|дня|дней|суток)(?![\wа-яё])/;

function hasTypedDays(node: ts.Node): boolean {
  const isText =
    ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node) || ts.isJsxText(node);
  return isText && typedDays.test(node.text);
}

/** A limit that `src/lib/contract-lengths.ts` has, by its subject. */
const typedLimit =
  /\bconst \w*(?:TAGS|ADDRESSES|RECIPIENTS|COMPARED|TAG_NAME|COUPON_CODE|SHARED_PRODUCTS)\w* = \d/;

/** A number that its comment calls the contract's: `generated/server/limits.ts` has it. */
const calledTheContracts = /(?:limits?|bounds?|values) of the contract[^;]*?= [\d_]+;/i;

it('facts: texts of the shop name no period that is typed a second time', () => {
  const sources = readSources(['src'], isProduct);
  expect(sources.length).toBeGreaterThan(900);
  expect(findNodes(sources, hasTypedDays)).toEqual([]);
});

it('facts: the server types no limit of the contract a second time', () => {
  const sources = readSources(['server'], isProduct);
  expect(sources.length).toBeGreaterThan(400);
  expect(findLines(sources, typedLimit)).toEqual([]);
  expect(sources.filter(({ text }) => calledTheContracts.test(text))).toEqual([]);
});

it('facts: a typed one is reported', () => {
  const wrong = [
    { file: 'a.tsx', text: 'const a = <p>Напомним за 30, 7 и 1 день.</p>;' },
    { file: 'b.ts', text: "const b = 'Ссылка живёт 90 дней';" },
    { file: 'c.ts', text: `// За 7 дней\nconst c = 'дней: ' + days;` },
  ];
  expect(findNodes(wrong, hasTypedDays)).toEqual([
    'a.tsx:1: const a = <p>Напомним за 30, 7 и 1 день.</p>;',
    "b.ts:1: const b = 'Ссылка живёт 90 дней';",
  ]);
  const limits = [{ file: 'd.ts', text: 'const MAX_TAGS = 500;\nconst MAX_TAGS_SHOWN = LIMIT;' }];
  expect(findLines(limits, typedLimit)).toEqual(['d.ts:1: const MAX_TAGS = 500;']);
  expect('/** Limit of the contract, bytes. */\nconst MAX_SIZE = 10_000;').toMatch(
    calledTheContracts,
  );
});
