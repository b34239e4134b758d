import { describe, expect, it } from 'vitest';
import { deferSchemas, mergeHelpers } from './defer-schemas.ts';

const source = `import { useQuery } from '@tanstack/react-query';

import {
  BrandList,
  Cart
} from '../model';
import type {
  Id
} from '../model';

export const listBrands = async (): Promise<BrandList> => {
  return http<BrandList>(url(),
  {
    method: 'GET'

    ,
    schema: BrandList
  }
);}
`;

describe('deferSchemas', () => {
  it('leaves only types in the calls and loads the used models', () => {
    const deferred = deferSchemas(source, 'brands');
    expect(deferred?.calls).toContain("import type {\n  BrandList,\n  Cart\n} from '../model';");
    expect(deferred?.calls).toContain("import('./brands.schemas.ts')");
    expect(deferred?.calls).toContain('schema: async () => (await schemas()).BrandList');
    expect(deferred?.calls).not.toMatch(/^import \{\s+BrandList/m);
    expect(deferred?.schemas).toEqual(['BrandList']);
  });

  it('leaves a file without validation unchanged', () => {
    expect(deferSchemas("import type { Id } from '../model';\n", 'none')).toBeNull();
  });

  it('throws when the output of the generator has another form', () => {
    expect(() => deferSchemas('call({ schema: BrandList })', 'brands')).toThrow('brands');
  });
});

describe('mergeHelpers', () => {
  const type = '\nexport type SecondParameter<T> = T;\n\n';
  const call = 'export const withQueryKey = (query) => {\n  return query;\n};\n';

  it('returns the file that contains the helpers of every tag, in any order', () => {
    const files: [string, string][] = [
      ['brands', type],
      ['cart', `${type}\n${call}`],
      ['order', `\n${call}`],
    ];
    expect(mergeHelpers(new Map(files))).toBe(`${type}\n${call}`);
    expect(mergeHelpers(new Map(files.toReversed()))).toBe(`${type}\n${call}`);
    expect(mergeHelpers(new Map())).toBe('');
  });

  it('throws when one tag has a helper, or a version of it, that the longest file lacks', () => {
    const other = call.replace('return query', 'return null');
    const files = (second: string) =>
      new Map([
        ['cart', `${type}${call}`],
        ['order', second],
      ]);
    expect(() => mergeHelpers(files(`${other}`))).toThrow(/of order .*withQueryKey/);
    expect(() => mergeHelpers(files('export const a = 1;'))).toThrow('const a');
  });
});
