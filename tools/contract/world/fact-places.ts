import type { Contract, Operation } from '#tools/contract/openapi/contract.ts';
import type { Schema } from '#tools/contract/openapi/schema.ts';
import {
  bareSchema,
  type FactSchema,
  mayDiffer,
  parseEntity,
  parseFact,
  sameAs,
} from './annotations.ts';
import { successMedia } from './views.ts';

/** A place of a response that shows a fact about a record. */
export interface FactPlace {
  readonly operation: string;
  /** `items.*.totals.toPay`. */
  readonly path: string;
  /** `order totals.toPay`: the name of a fact (`facts.ts`) without the id of its record. */
  readonly fact: string;
  readonly schema: Schema;
}

const deepest = 5;

/** The places of plain values that the schema of an operation's success declares as facts. */
export function factPlaces(contract: Contract, operation: Operation): FactPlace[] {
  const found = new Map<string, FactPlace>();
  const walk = (given: FactSchema, path: string, record: string | null, depth: number): void => {
    const schema = bareSchema(contract, given);
    if (depth > deepest) return;
    if (schema.items) {
      walk(schema.items, join(path, '*'), null, depth + 1);
      return;
    }
    const entity = schema['x-entity'];
    const { kind, key } = entity === undefined ? { kind: null, key: null } : parseEntity(entity);
    for (const [name, property] of Object.entries(schema.properties ?? {})) {
      const own = property as FactSchema;
      const at = join(path, name);
      const links = sameAs(own).filter((link) => typeof link === 'string');
      const [link] = links.map(parseFact);
      const subject = link?.kind ?? kind ?? record;
      const isFact =
        subject !== null && name !== key && !mayDiffer(own, subject.split(' ')[0] ?? '');
      const fact =
        kind !== null || link !== undefined
          ? `${subject} ${link?.name ?? name}`
          : `${record}.${name}`;
      const leaf = bareSchema(contract, own);
      if (isFact && leaf.properties === undefined && leaf.items === undefined) {
        found.set(at, { operation: operation.id, path: at, fact, schema: leaf });
      }
      walk(own, at, isFact ? fact : null, depth + 1);
    }
  };
  walk(successMedia(operation)?.schema ?? {}, '', null, 0);
  return [...found.values()];
}

function join(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`;
}
