import ts from 'typescript';
import { expect, it } from 'vitest';
import { findNodes, readSources } from './sources.ts';

/** Whether a node is the title of a test, and a single word; a row of a table names itself. */
function isRiddle(node: ts.Node): boolean {
  const { parent } = node;
  return (
    ts.isStringLiteralLike(node) &&
    ts.isCallExpression(parent) &&
    parent.arguments[0] === node &&
    /^(?:it|test)(?:\.(?:each|for|only|skip|fails|fixme)\b[\s\S]*)?$/.test(
      parent.expression.getText(),
    ) &&
    /^[^\s%$]+$/.test(node.text.trim())
  );
}

it('titles of tests: say a subject and a behavior, in more than one word', () => {
  const sources = readSources(
    ['src', 'server', 'demo', 'scripts', 'tests', 'tools'],
    /\.(?:test|spec)\.tsx?$/,
  );
  expect(sources.length).toBeGreaterThan(400);
  expect(findNodes(sources, isRiddle)).toEqual([]);
});

it('titles of tests: one word is reported, a row of a table is not', () => {
  const text =
    "it('works', a);\nit.each([1])('adds', b);\nit.each([1])('%s', c);\nit('adds two', d);";
  expect(findNodes([{ file: 'a.ts', text }], isRiddle)).toEqual([
    "a.ts:1: it('works', a);",
    "a.ts:2: it.each([1])('adds', b);",
  ]);
});
