import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { picture } from '#demo/picture.ts';
import { listOperations } from '#tools/generate/orval-input.ts';
import { projectRoot } from '#tools/process/project-root.ts';

interface Media {
  examples?: Record<string, unknown>;
  schema?: Schema;
}

interface Response {
  $ref?: string;
  content?: Record<string, Media>;
}

interface Operation {
  operationId?: string;
  description?: string;
  'x-origin'?: string;
  responses: Record<string, Response>;
  requestBody?: { content: Record<string, Media> };
}

interface Schema {
  $ref?: string;
  'x-origin'?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  [keyword: string]: unknown;
}

const contract = JSON.parse(
  readFileSync(path.join(projectRoot, 'generated', 'openapi.json'), 'utf8'),
);
const operations = listOperations(contract).map(({ method, operation }) => ({
  method,
  operation: operation as Operation,
}));
const schemas = Object.entries(contract.components.schemas as Record<string, Schema>);
const origins = ['spec', 'design'];

/** A response with its reference resolved. */
function follow(response: Response): Response {
  const name = response.$ref?.split('/').at(-1);
  return name ? contract.components.responses[name] : response;
}

describe('contract', () => {
  it('uses only images in its examples that the mock can serve', () => {
    const addresses = JSON.stringify(contract).match(/\/pictures\/[^"\\]+/g) ?? [];
    const blank = [...new Set(addresses)].filter((address) => picture(address) === null);
    expect(addresses.length).toBeGreaterThan(0);
    expect(blank).toEqual([]);
  });

  it('has an origin and a description for every operation', () => {
    const silent = operations
      .filter(
        ({ operation }) =>
          !origins.includes(operation['x-origin'] ?? '') || !operation.description?.trim(),
      )
      .map(({ operation }) => operation.operationId);
    expect(silent).toEqual([]);
  });

  it('has an origin for every property', () => {
    const silent = schemas.flatMap(([name, schema]) =>
      Object.entries(schema.properties ?? {})
        .filter(([, property]) => !origins.includes(property['x-origin'] ?? ''))
        .map(([property]) => `${name}.${property}`),
    );
    expect(silent).toEqual([]);
  });

  it('has a named example for every JSON body', () => {
    const bare = operations.flatMap(({ operation }) =>
      Object.entries(operation.responses)
        .filter(([, response]) => {
          const json = follow(response).content?.['application/json'];
          return json && Object.keys(json.examples ?? {}).length === 0;
        })
        .map(([status]) => `${operation.operationId} ${status}`),
    );
    expect(bare).toEqual([]);
  });

  it('has a default response for every operation', () => {
    const bare = operations.flatMap(({ operation }) => {
      const failures = Object.entries(operation.responses).filter(
        ([status]) => !/^[23]/.test(status),
      );
      const documented = failures.some(([status]) => status === 'default');
      return documented ? [] : [`${operation.operationId} has no default response`];
    });
    expect(bare).toEqual([]);
  });

  it('has every path under /api/v1', () => {
    expect(Object.keys(contract.paths).filter((it) => !it.startsWith('/api/v1/'))).toEqual([]);
  });
});
