import { isObject, type JsonObject } from '#tools/contract/openapi/schema.ts';
import type { Person } from '#tools/contract/vocabulary.ts';
import type { Agreement, Pair, ReadParameters } from './agreement.ts';

/** How many records of a list are compared. */
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

/** A record in a list equals the same record requested alone. */
export function sameRecord(
  list: string,
  single: string,
  address: (record: JsonObject) => Readonly<Record<string, string>>,
  names: readonly string[],
  {
    as = 'main',
    parameters = {},
    member,
  }: { as?: Person; parameters?: ReadParameters; member?: string } = {},
): Agreement {
  return {
    subject: `a record of ${list} is the same in ${single}`,
    operations: [list, single],
    as,
    compare: async (read) => {
      const pairs: Pair[] = [];
      for (const listed of objectsOf(await read(list, parameters)).slice(0, comparedRecords)) {
        const response = await read(single, { path: address(listed) });
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

/** The path of a record by its id. */
export const byID = ({ id }: JsonObject) => ({ id: String(id) });

/** A number in one response equals a number in another. */
export function sameFigure(
  subject: string,
  [one, readOne, parametersOne]: readonly [string, (json: JsonObject) => unknown, ReadParameters?],
  [other, readOther, parametersOther]: readonly [
    string,
    (json: JsonObject) => unknown,
    ReadParameters?,
  ],
  as: Person = 'main',
): Agreement {
  return {
    subject,
    operations: [one, other],
    as,
    compare: async (read) => [
      {
        what: `${one} and ${other}`,
        one: readOne(await read(one, parametersOne)),
        other: readOther(await read(other, parametersOther)),
      },
    ],
  };
}
