import { readFileSync } from 'node:fs';
import path from 'node:path';
import { matchPath } from '#tools/mock/match-path.ts';
import { projectRoot } from '#tools/process/project-root.ts';

interface Schema {
  $ref?: string;
  enum?: unknown[];
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  items?: Schema;
  oneOf?: Schema[];
  anyOf?: Schema[];
  allOf?: Schema[];
  'x-origin'?: string;
}

interface Content {
  content?: Record<string, { schema?: Schema }>;
  $ref?: string;
}

interface Operation {
  operationId?: string;
  'x-origin'?: string;
  requestBody?: Content;
  responses?: Record<string, Content>;
  parameters?: Parameter[];
}

interface Parameter {
  name?: string;
  in?: string;
  schema?: Schema;
  $ref?: string;
}

interface Contract {
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, Schema>;
    parameters?: Record<string, Parameter>;
  };
}

/** A call of the API with its bodies, parsed; undefined when there is none. */
export interface ObservedCall {
  method: string;
  /** Path with the query: `/api/v1/orders?page=2`. */
  url: URL;
  request: unknown;
  response: unknown;
  status: number;
}

const contract: Contract = JSON.parse(
  readFileSync(path.join(projectRoot, 'generated', 'openapi.json'), 'utf8'),
);
const { schemas } = contract.components;
const templates = Object.keys(contract.paths);
const fromSpecification = 'spec';

/** Ids of the operations that the specification names. */
export function listOperationIDs(): string[] {
  return Object.values(contract.paths).flatMap((methods) =>
    Object.values(methods)
      .filter((operation) => operation['x-origin'] === fromSpecification)
      .flatMap(({ operationId }) => operationId ?? []),
  );
}

/** Values of the specification's enumerations as `OrderStatus.Draft`. */
export function listEnumValues(): string[] {
  return Object.entries(schemas).flatMap(([name, schema]) =>
    schema['x-origin'] === fromSpecification
      ? (schema.enum ?? []).map((value) => `${name}.${value}`)
      : [],
  );
}

/** What a successful call shows: its operation, and the values of enumerations that it carried. */
export function factsOf(
  call: ObservedCall,
): { operationID: string; enumValues: Set<string> } | null {
  if (call.status >= 400) return null;
  const template = matchPath(templates, call.url.pathname);
  const operation = contract.paths[template ?? '']?.[call.method.toLowerCase()];
  if (!operation?.operationId) return null;
  const enumValues = new Set<string>();
  collect(jsonSchema(operation.requestBody), call.request, enumValues);
  collect(jsonSchema(operation.responses?.[String(call.status)]), call.response, enumValues);
  for (const parameter of operation.parameters ?? []) {
    const { name, schema, in: place } = resolveParameter(parameter);
    if (name === undefined) continue;
    const values =
      place === 'path'
        ? [pathValue(template, call.url.pathname, name)]
        : call.url.searchParams.getAll(name);
    for (const value of values) collect(schema, value, enumValues);
  }
  return { operationID: operation.operationId, enumValues };
}

/** The part of a path that a template names. */
function pathValue(template: string | undefined, pathname: string, name: string) {
  const index = template?.split('/').indexOf(`{${name}}`) ?? -1;
  return pathname.split('/')[index];
}

function resolveParameter(parameter: Parameter): Parameter {
  const key = parameter.$ref?.split('/').at(-1);
  return (key && contract.components.parameters?.[key]) || parameter;
}

function jsonSchema(place: Content | undefined): Schema | undefined {
  return place?.content?.['application/json']?.schema;
}

/** Walks a value beside its schema; every alternative of a union is tried. */
function collect(schema: Schema | undefined, value: unknown, found: Set<string>): void {
  if (schema === undefined || value === undefined || value === null) return;
  const name = schema.$ref?.split('/').at(-1);
  if (name !== undefined) {
    const target = schemas[name];
    if (target?.enum) {
      if (target.enum.includes(value)) found.add(`${name}.${value}`);
    } else collect(target, value, found);
  }
  for (const part of [schema.oneOf, schema.anyOf, schema.allOf]) {
    for (const alternative of part ?? []) collect(alternative, value, found);
  }
  if (Array.isArray(value)) {
    // Most of a long list has the same values; a hundred show them.
    for (const item of value.slice(0, 100)) collect(schema.items, item, found);
  } else if (typeof value === 'object') {
    for (const [key, item] of Object.entries(value)) {
      const { additionalProperties: others } = schema;
      collect(
        schema.properties?.[key] ?? (typeof others === 'object' ? others : undefined),
        item,
        found,
      );
    }
  } else if (schema.items) collect(schema.items, value, found);
}
