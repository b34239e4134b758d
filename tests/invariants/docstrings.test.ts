import ts from 'typescript';
import { expect, it } from 'vitest';
import { readSources, type Source } from './sources.ts';

function isExported(node: ts.FunctionDeclaration): boolean {
  return node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true;
}

/** Exported functions without a docstring: `src/lib/money.ts: formatMoney`. */
function findSilent({ file, text }: Source): string[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  return ts
    .createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind)
    .statements.filter(ts.isFunctionDeclaration)
    .filter((node) => isExported(node) && ts.getJSDocCommentsAndTags(node).length === 0)
    .map((node) => `${file}: ${node.name?.text}`);
}

it('docstrings: every exported function has one', () => {
  const folders = ['src', 'server', 'demo', 'scripts', 'tests', 'tools'];
  const sources = readSources(folders, /(?<!\.test|\.spec)\.tsx?$/);
  expect(sources.length).toBeGreaterThan(1000);
  expect(sources.flatMap(findSilent)).toEqual([]);
});

it('docstrings: a function without one is found', () => {
  const text = '/** Why. */ export function good() {}\n// no docstring\nexport function bad() {}';
  expect(findSilent({ file: 'a.ts', text })).toEqual(['a.ts: bad']);
});
