import type { ContractDocument } from '#server/contract/document.ts';

const json = (schema: object) => ({ 'application/json': { schema } });
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const failure = { description: 'failure', content: json(ref('ErrorPayload')) };
const replies = (success: object, status = '200') => ({ [status]: success, default: failure });
const thing = { description: 'a thing', content: json(ref('Thing')) };
const nothing = { description: 'nothing' };
const parameter = (name: string, schema: object, more: object = {}) => ({
  name,
  in: 'query',
  schema,
  ...more,
});

/** A small contract with one of each feature that the router supports. */
export const sampleContract = {
  openapi: '3.1.0',
  security: [{ bearer: [] }],
  paths: {
    '/api/v1/things': {
      get: {
        operationId: 'listThings',
        security: [],
        parameters: [
          parameter('page', { type: 'integer', minimum: 1, default: 1 }),
          parameter('tag', { type: 'array', items: { type: 'string', maxLength: 3 } }),
          parameter('size', { type: 'array', items: { type: 'integer' } }, { explode: false }),
          parameter('active', { type: 'boolean' }),
          parameter('kind', ref('Kind')),
          parameter('text', { type: 'string' }),
          { $ref: '#/components/parameters/RequestID' },
        ],
        responses: replies({ description: 'echo', content: json({ type: 'object' }) }),
      },
      post: {
        operationId: 'createThing',
        parameters: [
          {
            name: 'Idempotency-Key',
            in: 'header',
            schema: { type: 'string', minLength: 8, maxLength: 255 },
          },
        ],
        requestBody: { required: true, content: json(ref('NewThing')) },
        responses: replies(thing, '201'),
      },
    },
    '/api/v1/things/{id}': {
      parameters: [
        {
          name: 'id',
          in: 'path',
          required: true,
          schema: { type: 'string', pattern: '^[a-z0-9-]+$', maxLength: 20 },
        },
      ],
      get: { operationId: 'getThing', security: [], responses: replies(thing) },
      put: { operationId: 'touchThing', responses: replies(nothing, '204') },
    },
    '/api/v1/things/special': {
      get: { operationId: 'getSpecialThing', security: [], responses: replies(thing) },
    },
    '/api/v1/whoami': {
      get: {
        operationId: 'whoAmI',
        security: [{}, { bearer: [] }],
        responses: replies({ description: 'me', content: json({ type: 'object' }) }),
      },
    },
    '/api/v1/note': {
      post: {
        operationId: 'writeNote',
        security: [],
        requestBody: {
          content: json({ type: 'object', properties: { text: { type: 'string' } } }),
        },
        responses: replies({ description: 'echo', content: json({ type: 'object' }) }),
      },
    },
    '/api/v1/file': {
      post: {
        operationId: 'sendFile',
        security: [],
        requestBody: {
          required: true,
          content: {
            'multipart/form-data': {
              schema: {
                type: 'object',
                required: ['file'],
                properties: {
                  file: { type: 'string', format: 'binary' },
                  count: { type: 'integer', maximum: 5 },
                },
              },
            },
          },
        },
        responses: replies({ description: 'echo', content: json({ type: 'object' }) }),
      },
      get: {
        operationId: 'readFile',
        security: [],
        responses: replies({ description: 'csv', content: { 'text/csv': { schema: {} } } }),
      },
    },
  },
  components: {
    parameters: {
      RequestID: {
        name: 'X-Request-ID',
        in: 'header',
        schema: { type: 'string', minLength: 8, maxLength: 64, pattern: '^[A-Za-z0-9_-]+$' },
      },
    },
    schemas: {
      Kind: { type: 'string', enum: ['Big', 'Small'] },
      ErrorPayload: {
        type: 'object',
        required: ['message', 'traceID'],
        properties: {
          message: { type: 'string', minLength: 1 },
          traceID: { type: 'string', minLength: 1 },
          reason: { type: 'string' },
        },
      },
      NewThing: {
        type: 'object',
        additionalProperties: false,
        required: ['name', 'items'],
        properties: {
          name: { type: 'string', minLength: 1, maxLength: 10 },
          kind: ref('Kind'),
          color: { type: 'string', default: 'A2' },
          email: { type: 'string', format: 'email' },
          items: {
            type: 'array',
            minItems: 1,
            items: {
              type: 'object',
              required: ['quantity'],
              properties: { quantity: { type: 'integer', minimum: 1 } },
            },
          },
        },
      },
      Thing: {
        type: 'object',
        required: ['id', 'price'],
        properties: {
          id: { type: 'string' },
          price: { type: 'integer', minimum: 0 },
          full: { type: 'integer' },
        },
        'x-validations': [
          { rule: '!has(self.full) || self.price <= self.full', message: 'Не дороже полной цены.' },
        ],
      },
    },
  },
} as unknown as ContractDocument;
