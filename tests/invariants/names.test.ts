import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '#tools/process/project-root.ts';

interface Named {
  tags: readonly string[];
  features: readonly string[];
  domains: readonly string[];
}

function readJson(file: string): { tags: { name: string }[] } {
  return JSON.parse(readFileSync(path.join(projectRoot, file), 'utf8'));
}

function foldersIn(folder: string): string[] {
  return readdirSync(path.join(projectRoot, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}

/** `cart` and `cart/import` by `src/features/cart/import/`, `share` by `share-parts/`. */
function featureNames(): string[] {
  return foldersIn('src/features').flatMap((name) => [
    name.replace(/-parts$/, ''),
    ...foldersIn(`src/features/${name}`),
  ]);
}

/** Tags without a domain or a feature of their name, and domains without a tag. */
function findExceptions({ tags, features, domains }: Named): string[] {
  const named = (name: string) => features.includes(name) || features.includes(`${name}s`);
  return [
    ...tags.filter((tag) => !domains.includes(tag) || !named(tag)),
    ...domains.filter((domain) => !tags.includes(domain)),
  ].toSorted();
}

/** The first column of the table of exceptions; each row may name several. */
function listedExceptions(text: string): string[] {
  const table = /\n## Names\n[\s\S]*?\n\|---[^\n]*\n((?:\|[^\n]*\n)+)/.exec(text)?.[1] ?? '';
  return table
    .split('\n')
    .flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([\w-]+)`/g)])
    .map(([, name = '']) => name)
    .toSorted();
}

const project: Named = {
  tags: readJson('generated/openapi.json').tags.map(({ name }) => name),
  features: featureNames(),
  domains: foldersIn('server'),
};

it('names: tag, domain and feature of one subject share a name, or ARCHITECTURE.md says why not', () => {
  expect(project.tags.length).toBeGreaterThan(15);
  const text = readFileSync(path.join(projectRoot, 'ARCHITECTURE.md'), 'utf8');
  expect(listedExceptions(text)).toEqual(findExceptions(project));
});

it('names: a tag without its domain or feature is reported, and so is a domain without a tag', () => {
  const wrong = {
    tags: ['cart', 'emptypage'],
    features: ['cart', 'info'],
    domains: ['cart', 'emptypage', 'pages'],
  };
  expect(findExceptions(wrong)).toEqual(['emptypage', 'pages']);
  expect(findExceptions({ ...wrong, domains: ['emptypage'] })).toEqual(['cart', 'emptypage']);
});
