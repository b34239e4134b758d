import { describe, expect, it } from 'vitest';
import { deferSchemas } from './defer-schemas.ts';

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
