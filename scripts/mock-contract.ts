interface Schema {
  $ref?: string;
  type?: unknown;
  properties?: Record<string, Schema>;
  [keyword: string]: unknown;
}

/** As much of a bundled contract as is changed for the mock. */
interface Contract {
  paths: Record<string, Record<string, Operation>>;
  components?: { schemas?: Record<string, Schema> };
}

interface Operation {
  requestBody?: { content?: Record<string, { schema?: Schema }> };
}

const form = 'multipart/form-data';
/** What a part of a form can be for Prism: it reads each as one text. */
const plainTypes = ['string', 'integer', 'number', 'boolean'];

/**
 * The contract as Prism can serve it: of a form with files it neither joins parts of one name nor
 * reads parts of JSON, so it would reject every form that has them. Such parts pass unvalidated.
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
