import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { findNodes, isGlobal, readSources } from '#tests/invariants/sources.ts';

const shop = readSources(['src'], /(?<!\.test)(?<!\.d)\.tsx?$/);
/** The browser's entry points, which are never loaded on a server. */
const entry = 'src/ssr/main.tsx';
/** The second is loaded only for a user who has agreed to cookies. */
const storage = ['src/browser/storage/storage.ts', 'src/browser/storage/analytics-cookies.ts'];

const browser = new Set([
  'window',
  'document',
  'navigator',
  'location',
  'history',
  'localStorage',
  'sessionStorage',
]);
const stores = new Set(['localStorage', 'sessionStorage']);

function isFunction(node: ts.Node): boolean {
  return ts.isFunctionLike(node) || ts.isClassStaticBlockDeclaration(node);
}

/** Components and hooks by React's naming: code directly in them runs at every render. */
function isRendered(node: ts.Node): boolean {
  const named = ts.isFunctionDeclaration(node)
    ? node.name
    : (ts.isArrowFunction(node) || ts.isFunctionExpression(node)) &&
        ts.isVariableDeclaration(node.parent)
      ? node.parent.name
      : undefined;
  return named !== undefined && /^([A-Z]|use[A-Z])/.test(named.getText());
}

describe('server rendering of the shop', () => {
  it('uses no browser global when a module is loaded', () => {
    const found = findNodes(
      shop.filter(({ file }) => file !== entry),
      (node) => isGlobal(node, browser),
      (node) => !isFunction(node),
    );
    expect(found).toEqual([]);
  });

  it('uses no browser global during a render', () => {
    const found = findNodes(
      shop.filter(({ file }) => file !== entry),
      (node) => isGlobal(node, browser),
      (node) => !isFunction(node) || isRendered(node),
    );
    expect(found).toEqual([]);
  });

  it('accesses storage through one module, and that of web analytics through another', () => {
    const others = shop.filter(({ file }) => !storage.includes(file));
    const found = [
      ...findNodes(others, (node) => isGlobal(node, stores)),
      ...findNodes(
        others,
        (node) =>
          ts.isPropertyAccessExpression(node) &&
          (node.name.text === 'cookie' || stores.has(node.name.text)),
      ),
    ];
    expect(found).toEqual([]);
  });

  it('sends requests through one module, and external ones through another', () => {
    const found = findNodes(
      // The mock response panel replaces the network, but exists only with the mock.
      shop.filter(
        ({ file }) =>
          !['src/api/http.ts', 'src/api/fetch-external.ts', entry].includes(file) &&
          !file.startsWith('src/app/scenario/'),
      ),
      (node) => ts.isCallExpression(node) && isGlobal(node.expression, new Set(['fetch'])),
    );
    expect(found).toEqual([]);
  });
});
