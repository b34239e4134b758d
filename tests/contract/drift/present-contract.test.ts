import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { readPresent } from '#tools/contract/drift/base.ts';
import { compareContracts } from '#tools/contract/drift/compare-contracts.ts';
import { Contract } from '#tools/contract/drift/contract.ts';
import {
  findBadExamples,
  findMissingModels,
  listExamples,
} from '#tools/contract/drift/examples.ts';
import { sampleValue } from '#tools/contract/drift/values/values.ts';
import { projectRoot } from '#tools/process/project-root.ts';

const { contract, sources } = readPresent();

describe('current contract', () => {
  it('has no changes compared with itself', () => {
    const other = new Contract(structuredClone(contract.document));
    expect(compareContracts({ before: contract, after: other })).toEqual([]);
  });

  it('has a small value for every schema', () => {
    const schemas = Object.keys(Object(contract.document.components?.schemas));
    const wrong = schemas.filter((name) => {
      const pointer = `#/components/schemas/${name}`;
      const value = sampleValue(contract, { schema: { $ref: pointer }, pointer });
      return contract.findErrors(pointer, value) !== null;
    });
    expect(wrong).toEqual([]);
  });

  it('has its version in the changelog', () => {
    const changelog = readFileSync(path.join(projectRoot, 'openapi', 'CHANGELOG.md'), 'utf8');
    expect(/^## (\S+)/m.exec(changelog)?.[1]).toBe(contract.version);
  });

  it('has a source location for every node', () => {
    expect(sources.locate('#/paths/~1api~1v1~1favorites/get').file).toBe(
      'openapi/paths/favorites.yaml',
    );
    const schema = sources.locate('#/components/schemas/FavoriteChange/properties/isFavorite');
    expect(schema).toEqual({ file: 'openapi/schemas/favorites.yaml', line: expect.any(Number) });
    expect(sources.locate('#/components/parameters/Page/schema').file).toBe(
      'openapi/parameters.yaml',
    );
    expect(sources.locate('#/paths/~1no').file).toBe('openapi/openapi.yaml');
  });
});

describe('examples of the contract', () => {
  beforeAll(() => {
    expect(listExamples(contract).length).toBeGreaterThan(1000);
  });

  it('match their schemas and the generated models', () => {
    const bad = findBadExamples(contract).map(
      ({ example, validator, problem }) => `${example.title}: ${validator}: ${problem}`,
    );
    expect([...new Set(bad)]).toEqual([]);
  });

  it('all have a generated model', () => {
    expect(findMissingModels(contract)).toEqual([]);
  });
});
