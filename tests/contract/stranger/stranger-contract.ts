import {
  body,
  commonSchemas,
  day,
  failures,
  inPath,
  json,
  listOf,
  named,
  number,
  pages,
  query,
  ref,
  success,
  uuid,
} from './contract-parts.ts';

/**
 * A contract that has nothing in common with the shop's: whole numbers and UUIDs as ids, PATCH, a server with a
 * prefix, parameters in the query, and no examples.
 */
const settable = {
  title: { type: 'string', minLength: 3, maxLength: 60, pattern: '^[^\\s]' },
  budget: { type: 'integer', minimum: 0, maximum: 1_000_000 },
  labels: {
    type: 'array',
    maxItems: 5,
    items: { type: 'string', enum: ['red', 'green', 'blue', 'black', 'white', 'grey'] },
  },
  dueOn: day,
  contact: { type: ['string', 'null'], format: 'email', maxLength: 80 },
  isPublic: { type: 'boolean' },
};
const needed = ['title', 'budget', 'dueOn'];

export const strangerContract = {
  openapi: '3.1.0',
  info: { title: 'Projects', version: '1.0.0' },
  servers: [{ url: 'https://projects.example.org/api/v2' }],
  security: [{ bearer: [] }],
  paths: {
    '/projects': {
      get: {
        operationId: 'listProjects',
        parameters: [
          ...pages,
          query('sort', { type: 'string', enum: ['title', 'budget', 'dueOn', 'createdAt'] }),
          query('direction', { type: 'string', enum: ['asc', 'desc'] }),
          query('state', { type: 'string', enum: ['open', 'done'] }),
          query('text', {
            type: 'string',
            minLength: 1,
            maxLength: 60,
            'x-finds': '[self.title]',
          }),
          { ...query('dueFrom', day), description: 'From `dueOn`, inclusive.' },
          { ...query('dueTo', day), description: 'To `dueOn`, inclusive.' },
          query('createdFrom', { type: 'string', format: 'date-time' }),
          query('createdTo', { type: 'string', format: 'date-time' }),
          query('budgetFrom', { type: 'integer', minimum: 0 }),
          query('budgetTo', { type: 'integer', minimum: 0 }),
        ],
        responses: { ...success(listOf('Project')), ...failures('400', '401') },
      },
      post: {
        operationId: 'addProject',
        requestBody: body('NewProject'),
        responses: { ...success(ref('Project'), '201'), ...failures('400', '401', '415') },
      },
    },
    '/projects/{projectId}': {
      parameters: [inPath('projectId', number)],
      get: {
        operationId: 'getProject',
        responses: {
          '200': {
            description: 'success',
            headers: { ETag: { required: true, schema: { type: 'string' } } },
            content: json(ref('Project')),
          },
          '304': { description: 'not modified' },
          ...failures('400', '401', '404'),
        },
      },
      put: {
        operationId: 'replaceProject',
        requestBody: body('NewProject'),
        responses: { ...success(ref('Project')), ...failures('400', '401', '404', '415') },
      },
      patch: {
        operationId: 'changeProject',
        requestBody: body('ProjectChange'),
        responses: { ...success(ref('Project')), ...failures('400', '401', '404', '415') },
      },
      delete: {
        operationId: 'removeProject',
        responses: { '204': { description: 'removed' }, ...failures('400', '401', '404') },
      },
    },
    '/projects/{projectId}/done': {
      parameters: [inPath('projectId', number)],
      post: {
        operationId: 'finishProject',
        description: 'Once only.',
        responses: { ...success(ref('Project')), ...failures('400', '401', '404', '409') },
      },
    },
    '/projects/{projectId}/notes': {
      parameters: [inPath('projectId', number)],
      get: {
        operationId: 'listNotes',
        parameters: pages,
        responses: { ...success(listOf('Note')), ...failures('400', '401', '404') },
      },
      post: {
        operationId: 'addNote',
        requestBody: body('NewNote'),
        responses: { ...success(ref('Note'), '201'), ...failures('400', '401', '404', '415') },
      },
    },
    '/customers': {
      get: {
        operationId: 'readCustomers',
        description: 'All customers, for everybody who is signed in.',
        parameters: pages,
        responses: { ...success(listOf('Customer')), ...named('400', '401') },
      },
      post: {
        operationId: 'addCustomer',
        parameters: [
          {
            name: 'X-Client',
            in: 'header',
            required: true,
            schema: { type: 'string', minLength: 3, maxLength: 40 },
          },
        ],
        requestBody: body('NewCustomer'),
        responses: { ...success(ref('Customer'), '201'), ...failures('400', '401', '404', '415') },
      },
    },
    '/customers/{id}': {
      parameters: [inPath('id', number)],
      get: {
        operationId: 'readCustomer',
        responses: { ...success(ref('Customer')), ...named('400', '401', '404') },
      },
    },
    '/projects/{projectId}/notes/{noteId}': {
      parameters: [inPath('projectId', number), inPath('noteId', uuid)],
      get: {
        operationId: 'getNote',
        responses: { ...success(ref('Note')), ...failures('400', '401', '404') },
      },
      patch: {
        operationId: 'changeNote',
        requestBody: body('NoteChange'),
        responses: { ...success(ref('Note')), ...failures('400', '401', '404', '415') },
      },
    },
  },
  components: {
    securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    schemas: {
      NewProject: {
        type: 'object',
        additionalProperties: false,
        required: needed,
        properties: {
          ...settable,
          labels: { ...settable.labels, default: [] },
          isPublic: { ...settable.isPublic, default: false },
        },
      },
      ProjectChange: {
        type: 'object',
        additionalProperties: false,
        minProperties: 1,
        properties: settable,
      },
      Project: {
        type: 'object',
        required: ['id', ...Object.keys(settable), 'state', 'createdAt', 'updatedAt'],
        properties: {
          id: { ...number, readOnly: true },
          ...settable,
          state: { type: 'string', enum: ['open', 'done'] },
          createdAt: { type: 'string', format: 'date-time' },
          updatedAt: { type: 'string', format: 'date-time' },
        },
      },
      NewCustomer: {
        type: 'object',
        additionalProperties: false,
        required: ['name', 'projectId'],
        properties: {
          name: { type: 'string', minLength: 1, maxLength: 80 },
          projectId: number,
          website: {
            type: 'string',
            format: 'uri',
            maxLength: 100,
            example: 'https://example.org',
          },
        },
      },
      Customer: {
        type: 'object',
        required: ['id', 'name', 'projectId'],
        properties: {
          id: number,
          name: { type: 'string', maxLength: 80 },
          projectId: number,
          website: { type: 'string', format: 'uri', maxLength: 100 },
        },
      },
      NewNote: {
        type: 'object',
        additionalProperties: false,
        required: ['text'],
        properties: { text: { type: 'string', minLength: 1, maxLength: 200 } },
      },
      NoteChange: {
        type: 'object',
        additionalProperties: false,
        properties: { text: { type: 'string', minLength: 1, maxLength: 200 } },
      },
      Note: {
        type: 'object',
        required: ['id', 'text', 'createdAt'],
        properties: {
          id: uuid,
          text: { type: 'string', maxLength: 200 },
          createdAt: { type: 'string', format: 'date-time' },
        },
      },
      ...commonSchemas,
    },
  },
};
