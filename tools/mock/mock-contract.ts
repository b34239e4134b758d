interface Schema {
  $ref?: string;
  type?: unknown;
  enum?: readonly unknown[];
  anyOf?: readonly Schema[];
  properties?: Record<string, Schema>;
  [keyword: string]: unknown;
}

/** The parts of a bundled contract that are changed for the mock. */
interface Contract {
  paths: Record<string, Record<string, Operation>>;
  components?: {
    schemas?: Record<string, Schema>;
    examples?: Record<string, { value?: unknown }>;
  };
}

interface Operation {
  operationId?: string;
  parameters?: readonly { in?: string; schema?: Schema }[];
  responses?: Record<string, { content?: Record<string, { examples?: Examples }> }>;
  requestBody?: { content?: Record<string, { schema?: Schema }> };
}

type Examples = Record<string, { $ref?: string; value?: unknown }>;

const form = 'multipart/form-data';
/** Whether Prism can parse a part of a form: it reads each part as one text. */
const plainTypes = ['string', 'integer', 'number', 'boolean'];

/**
 * The contract in a form that Prism can serve. In multipart forms with files Prism neither joins parts of
 * one name nor parses JSON parts, so it would reject every such request; these parts pass unvalidated.
 * It would also show the first of the pages that are known by name, whatever name is in the path: each
 * name becomes a path whose own example comes first, and another name is not found.
 */
export function contractForPrism<T extends Contract>(contract: T): T {
  for (const [path, item] of Object.entries(contract.paths)) {
    if (item.get !== undefined) nameInPaths(contract, path, item.get);
    for (const { requestBody } of Object.values(item)) {
      const media = requestBody?.content?.[form];
      if (media?.schema) media.schema = looseForm(contract, media.schema);
    }
  }
  return contract;
}

function nameInPaths(contract: Contract, path: string, operation: Operation): void {
  const parameter = operation.parameters?.find((candidate) => candidate.in === 'path');
  const schemas = parameter?.schema?.anyOf?.map((schema) => follow(contract, schema)) ?? [];
  const names = schemas.flatMap((schema) => schema.enum ?? []);
  const { '200': success, ...failures } = operation.responses ?? {};
  const media = success?.content?.['application/json'];
  if (names.length === 0 || media?.examples === undefined) return;
  const examples = Object.entries(media.examples);
  for (const name of names) {
    const isOwn = ([key, { $ref, value }]: (typeof examples)[number]) => {
      const shown = $ref === undefined ? value : contract.components?.examples?.[key]?.value;
      return Object(shown).id === name;
    };
    const ownFirst = examples.toSorted((a, b) => Number(isOwn(b)) - Number(isOwn(a)));
    const content = { 'application/json': { ...media, examples: Object.fromEntries(ownFirst) } };
    contract.paths[path.replace(/\{.*\}/, String(name))] = {
      get: {
        ...operation,
        operationId: `${operation.operationId}-${name}`,
        parameters: operation.parameters?.filter((candidate) => candidate !== parameter) ?? [],
        responses: { '200': { ...success, content }, ...failures },
      },
    };
  }
  operation.responses = failures;
}

function looseForm(contract: Contract, schema: Schema): Schema {
  const { properties = {}, ...rest } = follow(contract, schema);
  return {
    ...rest,
    properties: Object.fromEntries(
      Object.entries(properties).map(([name, property]) => {
        const { type } = follow(contract, property);
        return [name, plainTypes.includes(String(type)) ? property : {}];
      }),
    ),
  };
}

function follow(contract: Contract, schema: Schema): Schema {
  const name = /^#\/components\/schemas\/(.+)$/.exec(schema.$ref ?? '')?.[1];
  return name ? follow(contract, contract.components?.schemas?.[name] ?? {}) : schema;
}
