import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '#tools/process/project-root.ts';
import { readSources } from './sources.ts';

const docs = [
  ...readdirSync(projectRoot).filter((name) => name.endsWith('.md')),
  ...readdirSync(path.join(projectRoot, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
  'tools/contract/README.md',
  'src/ssr/README.md',
];

function read(file: string): string {
  return readFileSync(path.join(projectRoot, file), 'utf8');
}

/** Paths of the project in code spans, without those that stand for many (`<tag>`, `*`, `{a,b}`). */
function namedPaths(text: string): string[] {
  const spans = [...text.matchAll(/`([^`\n]+)`/g)].map(([, span = '']) => span);
  return spans.filter(
    (span) =>
      /^(?:src|server|tests|tools|scripts|openapi|generated|docs|demo|public|\.ci)\//.test(span) &&
      !/[<>*{}$\s…:]/.test(span),
  );
}

/** Files of the project in strings: what a program starts or reads, which no compiler follows. */
function quotedFiles(text: string): string[] {
  return [
    ...text.matchAll(
      /['"`]((?:src|server|tests|tools|scripts|openapi|docs|demo|public)\/[\w./-]+\.[a-z]+)['"`]/g,
    ),
  ].map(([, file = '']) => file);
}

/** Targets of links inside the project, relative to the file. */
function linkedFiles(file: string, text: string): string[] {
  return [...text.matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/.test(target))
    .map((target) => path.join(path.dirname(file), target));
}

it('docs: name and link only files that exist', () => {
  const places = docs.flatMap((file) =>
    [...namedPaths(read(file)), ...linkedFiles(file, read(file))].map((place) => ({ file, place })),
  );
  expect(places.length).toBeGreaterThan(100);
  const missing = places.filter(({ place }) => !existsSync(path.join(projectRoot, place)));
  expect(missing).toEqual([]);
});

it('code: tools and scripts name only files that exist', () => {
  const sources = readSources(['scripts', 'tools'], /(?<!\.test)\.(?:ts|mjs)$/);
  const places = sources.flatMap(({ file, text }) =>
    quotedFiles(text).map((place) => ({ file, place })),
  );
  expect(places.length).toBeGreaterThan(20);
  expect(places.filter(({ place }) => !existsSync(path.join(projectRoot, place)))).toEqual([]);
});

it('docs: README fits in 120 lines', () => {
  expect(read('README.md').split('\n').length).toBeLessThanOrEqual(121);
});

it('code: finds the files in strings', () => {
  expect(quotedFiles("run('server/catalog-cli.ts', 'dist/server/main.js', 'demo/*.md')")).toEqual([
    'server/catalog-cli.ts',
  ]);
});

it('docs: finds the paths and the links of a text', () => {
  const text =
    'See `src/lib/numbers/money.ts`, `server/<tag>/handlers.ts` and [tests](tests.md#faults).';
  expect(namedPaths(text)).toEqual(['src/lib/numbers/money.ts']);
  expect(linkedFiles('docs/a.md', text)).toEqual(['docs/tests.md']);
});
