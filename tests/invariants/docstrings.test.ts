import ts from 'typescript';
import { expect, it } from 'vitest';
import { readSources, type Source } from './sources.ts';

function isExported(node: ts.FunctionDeclaration): boolean {
  return node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true;
}

/** Exported functions without a docstring: `src/lib/numbers/money.ts: formatMoney`. */
function findSilent({ file, text }: Source): string[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  return ts
    .createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind)
    .statements.filter(ts.isFunctionDeclaration)
    .filter((node) => isExported(node) && ts.getJSDocCommentsAndTags(node).length === 0)
    .map((node) => `${file}: ${node.name?.text}`);
}

/** Names of numbers that mean nothing without their unit. */
const measured = /(?:^|[a-z])(?:price|amount|weight|duration)$/i;
const unit = /kopeck|ruble|gram|\bms\b|millisecond|second|minute|hour|\bdays?\b|bonus/i;

/** Measured properties of exported types without a unit: `src/a.ts: Line.price`. */
function findUnitless({ file, text }: Source): string[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const parsed = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
  const commentsOf = (node: ts.Node) => text.slice(node.getFullStart(), node.getStart(parsed));
  return parsed.statements.flatMap((type) => {
    if (!ts.isInterfaceDeclaration(type) && !ts.isTypeAliasDeclaration(type)) return [];
    if (!type.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return [];
    const found: string[] = [];
    const visit = (node: ts.Node, comments: string): void => {
      const said = ts.isPropertySignature(node) ? comments + commentsOf(node) : comments;
      if (ts.isPropertySignature(node) && measured.test(node.name.getText(parsed))) {
        const isNumber = /^number(?: \| null)?$/.test(node.type?.getText(parsed) ?? '');
        if (isNumber && !unit.test(said)) {
          found.push(`${file}: ${type.name.text}.${node.name.getText(parsed)}`);
        }
      }
      ts.forEachChild(node, (child) => visit(child, said));
    };
    visit(type, commentsOf(type));
    return found;
  });
}

it('docstrings: prices, amounts, weights and durations of exported types have a unit', () => {
  const sources = readSources(['src', 'server', 'tools'], /(?<!\.test)(?<!\.d)\.tsx?$/);
  expect(sources.length).toBeGreaterThan(1000);
  expect(sources.flatMap(findUnitless)).toEqual([]);
});

it('docstrings: a price without a unit is found', () => {
  const text = `
    /** A line. */
    export interface Line { price: number; /** Grams. */ weight: number; name: string }
    /** Sums in kopecks. */
    export interface Sums { amount: number | null }
    interface Own { price: number }`;
  expect(findUnitless({ file: 'a.ts', text })).toEqual(['a.ts: Line.price']);
});

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
