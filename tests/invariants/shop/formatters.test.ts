import ts from 'typescript';
import { expect, it } from 'vitest';
import { findNodes, readSources } from '#tests/invariants/sources.ts';

const shop = readSources(['src'], /(?<!\.test)(?<!\.d)\.tsx?$/);

/** `Intl.…` and `value.toLocaleString()`, `…DateString()`, `…TimeString()`. */
function isFormatter(node: ts.Node): boolean {
  return ts.isIdentifier(node) && /^(?:Intl|toLocale(?:Date|Time)?String)$/.test(node.text);
}

it('formatters: nothing uses `Intl`, which is slow to initialize', () => {
  expect(findNodes(shop, isFormatter)).toEqual([]);
});
