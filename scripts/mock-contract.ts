interface Schema {
  $ref?: string;
  type?: unknown;
  properties?: Record<string, Schema>;
  [keyword: string]: unknown;
}

/** The parts of a bundled contract that are changed for the mock. */
interface Contract {
  paths: Record<string, Record<string, Operation>>;
  components?: { schemas?: Record<string, Schema> };
}

interface Operation {
  requestBody?: { content?: Record<string, { schema?: Schema }> };
}

const form = 'multipart/form-data';
/** Whether Prism can parse a part of a form: it reads each part as one text. */
const plainTypes = ['string', 'integer', 'number', 'boolean'];

/**
 * The contract in a form that Prism can serve. In multipart forms with files Prism neither joins parts of
 * one name nor parses JSON parts, so it would reject every such request; these parts pass unvalidated.
 */
export function contractForPrism<T extends Contract>(contract: T): T {
  for (const item of Object.values(contract.paths)) {
    for (const { requestBody } of Object.values(item)) {
      const media = requestBody?.content?.[form];
      if (media?.schema) media.schema = looseForm(contract, media.schema);
    }
  }
  return contract;
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
