import type { ContractDocument, JsonSchema } from '#server/contract/document.ts';

interface Limited extends JsonSchema {
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly maximum?: number;
}

const limitOf = ({ maxLength, maxItems, maximum }: Limited) => maxLength ?? maxItems ?? maximum;

/**
 * What the contract allows at most: characters of a text, items of a list, or a number, by
 * `Schema` and `Schema.property`. The server takes its limits from here, so that none is typed twice.
 */
export function limitsOf({ components }: ContractDocument): Record<string, number> {
  const limits: Record<string, number> = {};
  const add = (name: string, schema: Limited) => {
    const limit = limitOf(schema);
    if (limit !== undefined) limits[name] = limit;
  };
  const schemas = (components?.schemas ?? {}) as Record<string, Limited>;
  for (const [name, schema] of Object.entries(schemas)) {
    add(name, schema);
    for (const part of [schema, ...(schema.allOf ?? [])]) {
      for (const [property, value] of Object.entries(part.properties ?? {})) {
        add(`${name}.${property}`, value);
      }
    }
  }
  return limits;
}
