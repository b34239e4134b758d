import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '#tools/process/project-root.ts';
import { findLines, findNodes, readSources } from './sources.ts';

const code = readSources(['src', 'server', 'demo', 'scripts', 'tests', 'tools'], /\.(?:tsx?|mjs)$/);
const product = code.filter(({ file }) => /^(?:src|server)\//.test(file) && !/\.test\./.test(file));
const tests = code.filter(({ file }) => file.startsWith('tests/') || /\.test\.tsx?$/.test(file));
const thisFile = 'tests/invariants/repository.test.ts';

describe('repository', () => {
  it('has no TODO and no suppressed type errors', () => {
    const marks = /\b(?:TODO|FIXME|XXX|HACK)\b|@ts-(?:ignore|nocheck)/;
    const others = code.filter(({ file }) => file !== thisFile);
    // A test may expect a type error.
    const silenced = findLines(
      others.filter((source) => !tests.includes(source)),
      /@ts-expect-error/,
    );
    expect([...findLines(others, marks), ...silenced]).toEqual([]);
  });

  it('has no folder with a meaningless name', () => {
    const vague = /\/(?:utils?|common|shared|helpers?|hooks|types|services|misc)\//;
    expect(code.map(({ file }) => file).filter((file) => vague.test(file))).toEqual([]);
  });

  it('pins every package exactly', () => {
    const { dependencies, devDependencies } = JSON.parse(
      readFileSync(path.join(projectRoot, 'package.json'), 'utf8'),
    );
    const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(
      ([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(String(version)),
    );
    expect(loose).toEqual([]);
  });

  it('reads settings in one module of the server and one of the shop', () => {
    const others = product.filter(({ file }) => file !== 'server/config/config.ts');
    const found = findLines(others, /\bprocess\.env\b|\bimport\.meta\.env\b/);
    const allowed =
      /readConfig\(process\.env\)|src\/browser\/config\.ts|import\.meta\.env\.(?:DEV|PROD|SSR|MODE)/;
    expect(found.filter((line) => !allowed.test(line))).toEqual([]);
  });

  it('puts no value into SQL as text', () => {
    const server = product.filter(({ file }) => file.startsWith('server/'));
    // The importer builds its statements from lists of columns; values are bound as parameters.
    const outsideImport = server.filter(({ file }) => !file.startsWith('server/catalog-import/'));
    const raw = findLines(outsideImport, /\bsql\.raw\(/);
    const concatenated = findNodes(server, (node) => {
      if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression))
        return false;
      const [statement] = node.arguments;
      return (
        ['query', 'execute'].includes(node.expression.name.text) &&
        statement !== undefined &&
        (ts.isTemplateExpression(statement) || ts.isBinaryExpression(statement))
      );
    });
    expect([...raw, ...concatenated]).toEqual([]);
  });

  it('has comments that begin with their subject, not with «of» something', () => {
    const others = code.filter(({ file }) => file !== thisFile);
    const headless = /^\s*(?:\/\*\*|\/\/) Of [a-z`«A-Z]/;
    expect(headless.test('  /** Of the product. */')).toBe(true);
    expect(findLines(others, headless)).toEqual([]);
  });

  it('has tests without skips, sleeps and selectors by class', () => {
    const others = tests.filter(({ file }) => !file.startsWith('tests/invariants/'));
    const bad =
      /\b(?:it|test|describe)\.(?:only|skip|todo|fixme)\b|waitForTimeout|getByTestId|data-testid/;
    expect(findLines(others, bad)).toEqual([]);
  });

  it('has test files that restore what they replace', () => {
    const undo: [replaces: RegExp, putsBack: string][] = [
      [/\bvi\.spyOn\(/, 'vi.restoreAllMocks()'],
      [/\bvi\.stubGlobal\(|\bstubBrowser\(/, 'vi.unstubAllGlobals()'],
      [/\bvi\.useFakeTimers\(/, 'vi.useRealTimers()'],
    ];
    const files = code.filter(({ file }) => /\.test\.tsx?$/.test(file) && file !== thisFile);
    const missing = files.flatMap(({ file, text }) =>
      undo
        .filter(([replaces, putsBack]) => replaces.test(text) && !text.includes(putsBack))
        .map(([, putsBack]) => `${file}: ${putsBack}`),
    );
    expect(missing).toEqual([]);
  });
});
