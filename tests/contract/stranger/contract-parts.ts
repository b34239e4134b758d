/** Parts of contracts that are written in TypeScript. */
export const json = (schema: object) => ({ 'application/json': { schema } });
export const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const failure = (description: string) => ({ description, content: json(ref('Problem')) });
/** Errors by their statuses, and `default`. */
export const failures = (...statuses: readonly string[]) =>
  Object.fromEntries([...statuses, 'default'].map((status) => [status, failure(status)]));
/** The same, each by its status. */
export const named = (...statuses: readonly string[]) =>
  Object.fromEntries([...statuses, '405'].map((status) => [status, failure(status)]));
export const success = (schema: object, status = '200') => ({
  [status]: { description: 'success', content: json(schema) },
});
export const body = (name: string) => ({ required: true, content: json(ref(name)) });
export const query = (name: string, schema: object) => ({ name, in: 'query', schema });
export const inPath = (name: string, schema: object) => ({
  name,
  in: 'path',
  required: true,
  schema,
});
export const pages = [
  query('page', { type: 'integer', minimum: 1, maximum: 1000, default: 1 }),
  query('pageSize', { type: 'integer', minimum: 1, maximum: 100, default: 10 }),
];
export const listOf = (name: string) => ({
  type: 'object',
  required: ['items', 'paging'],
  properties: { items: { type: 'array', items: ref(name) }, paging: ref('Paging') },
});
export const day = { type: 'string', format: 'date' };
export const moment = { type: 'string', format: 'date-time' };
export const number = { type: 'integer', minimum: 1, maximum: 2_147_483_647 };
export const uuid = { type: 'string', format: 'uuid' };

/** The schemas that the parts refer to. */
export const commonSchemas = {
  Paging: {
    type: 'object',
    required: ['page', 'pageSize', 'total'],
    properties: {
      page: { type: 'integer' },
      pageSize: { type: 'integer' },
      total: { type: 'integer' },
    },
  },
  Problem: {
    type: 'object',
    required: ['message'],
    properties: { message: { type: 'string' } },
  },
};
