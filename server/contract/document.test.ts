import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type ContractDocument, readOperations } from './document.ts';

const file = new URL('../../generated/openapi.json', import.meta.url);
const contract = JSON.parse(readFileSync(file, 'utf8')) as ContractDocument;

describe('readOperations', () => {
  it('sorts every literal path before parameters that would match it', () => {
    const paths = readOperations(contract).map(({ path }) => path);
    const swallows = (wide: string, path: string) =>
      wide !== path && new RegExp(`^${wide.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`).test(path);
    const misplaced = paths.filter((path, index) =>
      paths.slice(0, index).some((before) => swallows(before, path) && !swallows(path, before)),
    );
    expect(misplaced).toEqual([]);
  });
});
