import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '#tools/process/project-root.ts';
import { readContract } from './contract.ts';
import { SourceMap } from './source-map.ts';

const sources = SourceMap.ofFolder(path.join(projectRoot, 'openapi'));

function lineAt(pointer: string): string {
  const { file, line } = sources.find(pointer);
  return readFileSync(path.join(projectRoot, file), 'utf8').split('\n')[line - 1] ?? '';
}

describe('SourceMap', () => {
  it('finds every operation at its method', () => {
    for (const { id, method, pointer } of readContract().operations) {
      expect(lineAt(pointer).trim(), id).toBe(`${method.toLowerCase()}:`);
    }
  });

  it('finds a keyword of a schema and a shared response', () => {
    expect(lineAt('#/components/schemas/CartItem/properties/quantity/minimum')).toContain(
      'quantity:',
    );
    expect(lineAt('#/components/responses/BadRequest')).toBe('BadRequest:');
  });
});
