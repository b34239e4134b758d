import { expect, it } from 'vitest';
import { limitsOf } from './server-limits.ts';

it('lists what a contract allows at most, of schemas, of their properties and of parts', () => {
  const schemas = {
    Code: { type: 'string', maxLength: 6 },
    Page: {
      allOf: [
        { $ref: '#/components/schemas/Paging' },
        { type: 'object', properties: { items: { type: 'array', maxItems: 100 } } },
      ],
    },
    Rating: { properties: { value: { maximum: 5 }, note: { type: 'string' } } },
  };
  expect(limitsOf({ openapi: '3.1.0', paths: {}, components: { schemas } })).toEqual({
    Code: 6,
    'Page.items': 100,
    'Rating.value': 5,
  });
});
