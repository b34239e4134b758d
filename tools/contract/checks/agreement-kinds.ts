import { isObject, type JsonObject } from '#tools/contract/openapi/schema.ts';
import type { Person } from '#tools/contract/vocabulary.ts';
import type { Agreement, Asked, Pair } from './agreement.ts';

/** So many records of a list are looked at. */
export const comparedRecords = 3;

/** Objects of a list. */
export function objectsOf(json: JsonObject, name = 'items'): JsonObject[] {
  const found = json[name];
  return Array.isArray(found) ? found.filter(isObject) : [];
}

/** `paging.total` of a list. */
export function totalOf({ paging }: JsonObject): unknown {
  return isObject(paging) ? paging.total : undefined;
}

function pick(record: JsonObject, names: readonly string[]): JsonObject {
  return Object.fromEntries(names.map((name) => [name, record[name]]));
}

/** A record of a list is told alike when it is requested alone. */
export function sameRecord(
  list: string,
  single: string,
  address: (record: JsonObject) => Readonly<Record<string, string>>,
  names: readonly string[],
  { as = 'main', asked = {}, member }: { as?: Person; asked?: Asked; member?: string } = {},
): Agreement {
  return {
    subject: `a record of ${list} is the same in ${single}`,
    operations: [list, single],
    as,
    compare: async (ask) => {
      const pairs: Pair[] = [];
      for (const listed of objectsOf(await ask(list, asked)).slice(0, comparedRecords)) {
        const response = await ask(single, { path: address(listed) });
        const alone = member === undefined ? response : response[member];
        pairs.push({
          what: JSON.stringify(address(listed)),
          one: pick(listed, names),
          other: isObject(alone) ? pick(alone, names) : alone,
        });
      }
      return pairs;
    },
  };
}

/** The address of a record by its id. */
export const byID = ({ id }: JsonObject) => ({ id: String(id) });

/** A number of one answer is that of another. */
export function sameFigure(
  subject: string,
  [one, readOne, askedOne]: readonly [string, (json: JsonObject) => unknown, Asked?],
  [other, readOther, askedOther]: readonly [string, (json: JsonObject) => unknown, Asked?],
  as: Person = 'main',
): Agreement {
  return {
    subject,
    operations: [one, other],
    as,
    compare: async (ask) => [
      {
        what: `${one} and ${other}`,
        one: readOne(await ask(one, askedOne)),
        other: readOther(await ask(other, askedOther)),
      },
    ],
  };
}
