import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { readSources, type Source } from '#tests/invariants/sources.ts';
import { uncalled } from '#tests/specification/uncalled.ts';
import { listOperations } from '#tools/generate/orval-input.ts';
import { projectRoot } from '#tools/process/project-root.ts';

/** Operations that the generated code of the shop never sends, with the reason. */
const unsent: Readonly<Record<string, string>> = {
  ...uncalled,
  movePushSubscription: 'the service worker sends it, which has none of the generated code',
};

const contract = JSON.parse(
  readFileSync(path.join(projectRoot, 'generated', 'openapi.json'), 'utf8'),
);
const operations = listOperations(contract).flatMap(({ operation }) => operation.operationId ?? []);
const shop = readSources(['src'], /(?<!\.test)(?<!\.d)\.tsx?$/);

/** The names by which Orval lets code send an operation; keys and writes to the cache send nothing. */
function callersOf(operation: string): string[] {
  const name = operation.charAt(0).toUpperCase() + operation.slice(1);
  return [
    operation,
    `get${name}Url`,
    ...['Query', 'SuspenseQuery', 'InfiniteQuery', 'SuspenseInfiniteQuery', 'Mutation'].map(
      (kind) => `get${name}${kind}Options`,
    ),
    ...['', 'Suspense', 'Infinite', 'SuspenseInfinite'].map((kind) => `use${name}${kind}`),
    `prefetch${name}Query`,
  ];
}

/** Values imported from the generated client, also by `const { name } = await import(…)`. */
function findImported({ file, text }: Source): string[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const parsed = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
  const names: string[] = [];
  const isClient = (node: ts.Node | undefined) =>
    node !== undefined && ts.isStringLiteral(node) && node.text.startsWith('#generated/api/');
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) && isClient(node.moduleSpecifier)) {
      const bindings = node.importClause?.isTypeOnly ? undefined : node.importClause?.namedBindings;
      if (bindings && ts.isNamedImports(bindings)) {
        for (const { isTypeOnly, propertyName, name } of bindings.elements) {
          if (!isTypeOnly) names.push((propertyName ?? name).text);
        }
      }
    }
    if (ts.isVariableDeclaration(node) && ts.isObjectBindingPattern(node.name)) {
      const call = node.initializer && ts.isAwaitExpression(node.initializer);
      const loaded = call && node.initializer.expression;
      if (loaded && ts.isCallExpression(loaded) && isClient(loaded.arguments[0])) {
        for (const { propertyName, name } of node.name.elements) {
          names.push((propertyName ?? name).getText(parsed));
        }
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(parsed);
  return names;
}

function findUncalled(sources: readonly Source[]): string[] {
  const imported = new Set(sources.flatMap(findImported));
  return operations.filter((operation) => !callersOf(operation).some((name) => imported.has(name)));
}

it('operations: each has a caller in the shop, or a reason why it has none', () => {
  expect(operations.length).toBeGreaterThan(100);
  expect(findUncalled(shop).toSorted()).toEqual(Object.keys(unsent).toSorted());
});

it.each([
  ["import { listPartners } from '#generated/api/partners/list-partners.ts';"],
  ["import { useListPartnersSuspense as x } from '#generated/api/partners/list-partners.ts';"],
  ["const { getListPartnersUrl } = await import('#generated/api/partners/list-partners.ts');"],
])('operations: finds the caller in %s', (text) => {
  expect(findUncalled([{ file: 'a.ts', text }])).not.toContain('listPartners');
});

it.each([
  ["import { invalidateListPartners } from '#generated/api/partners/list-partners.ts';"],
  ["import type { listPartners } from '#generated/api/partners/list-partners.ts';"],
  ["import { listPartners } from './own.ts';"],
  ["// listPartners of '#generated/api/partners/list-partners.ts'"],
])('operations: finds no caller in %s', (text) => {
  expect(findUncalled([{ file: 'a.ts', text }])).toContain('listPartners');
});
