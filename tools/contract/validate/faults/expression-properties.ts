import type { Contract } from '#tools/contract/openapi/contract.ts';
import type { Schema } from '#tools/contract/openapi/schema.ts';
import { bareSchema } from '#tools/contract/world/annotations.ts';

const macros = 'map|all|exists|exists_one|filter';

/**
 * The properties that an expression of CEL names and that the schemas of its variables do not have:
 * `self.totals.tPay`. What a schema leaves open may be there.
 * @param variables name → schema.
 */
export function unknownProperties(
  contract: Contract,
  expression: string,
  variables: Readonly<Record<string, Schema>>,
): string[] {
  const text = expression.replaceAll(/"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'/g, '""');
  const known = new Map<string, Schema[]>(
    Object.entries(variables).map(([name, schema]) => [name, [schema]]),
  );
  // A variable of a macro is an item of its list: `self.items.all(i, i.price > 0)`.
  const lists = new RegExp(`\\b(\\w+)((?:\\.\\w+)*?)\\.(?:${macros})\\(\\s*(\\w+)\\s*,`, 'g');
  for (const [, root = '', chain = '', variable = ''] of text.matchAll(lists)) {
    const items = (known.get(root) ?? []).flatMap((schema) => {
      const list = schemaAt(contract, schema, namesIn(chain));
      return typeof list === 'object' && list?.items !== undefined ? [list.items] : [{}];
    });
    known.set(variable, [...(known.get(variable) ?? []), ...(items.length > 0 ? items : [{}])]);
  }
  const unknown = new Set<string>();
  for (const [name, schemas] of known) {
    const chains = new RegExp(`(?<![\\w.])${name}((?:\\.[A-Za-z_]\\w*)+)(\\s*\\()?`, 'g');
    for (const [, chain = '', call] of text.matchAll(chains)) {
      const names = call === undefined ? namesIn(chain) : namesIn(chain).slice(0, -1);
      if (schemas.every((schema) => schemaAt(contract, schema, names) === null)) {
        unknown.add([name, ...names].join('.'));
      }
    }
  }
  return [...unknown];
}

function namesIn(chain: string): string[] {
  return chain.split('.').filter((name) => name !== '');
}

/** The schema at a path of properties; undefined where a schema leaves it open, null where it has none. */
function schemaAt(
  contract: Contract,
  given: Schema,
  names: readonly string[],
): Schema | null | undefined {
  const schema = bareSchema(contract, given);
  const [name, ...rest] = names;
  if (name === undefined) return schema;
  const { properties, oneOf, anyOf, allOf, additionalProperties: others } = schema;
  const property = properties?.[name];
  if (property !== undefined) return schemaAt(contract, property, rest);
  const isOpen = oneOf !== undefined || anyOf !== undefined || allOf !== undefined;
  if (properties === undefined || isOpen || (others !== undefined && others !== false)) {
    return undefined;
  }
  return null;
}
