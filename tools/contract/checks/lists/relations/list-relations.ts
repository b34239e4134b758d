import { isDeepStrictEqual } from 'node:util';
import type { JsonObject } from '#tools/contract/openapi/schema.ts';
import { boundRelations } from './bound-relations.ts';
import { filterRelations } from './filter-relations.ts';
import { type Breach, difference, type IDsOf, type Relation } from './list-breach.ts';
import type { ListReads } from './list-reads.ts';
import type { ListShape } from './list-shape.ts';
import { sortRelations } from './list-sorts.ts';
import { checkPages } from './page-relations.ts';
import { textRelations } from './text-relations.ts';

/** All relations that the shape of a list implies. */
export function relationsOf(shape: ListShape, idsOf: IDsOf): Relation[] {
  return [
    {
      subject: 'pages of two sizes',
      rule: 'pages-not-whole',
      check: async (reads) => {
        const whole = await reads.whole();
        return whole && checkPages(reads, whole);
      },
    },
    { subject: 'defaults', rule: 'default-differs', check: checkDefaults },
    { subject: 'the same request again', rule: 'order-unstable', check: checkRepeat },
    ...sortRelations(shape.sorts),
    ...shape.sorts.map(
      ({ field, up }): Relation => ({
        subject: `the same request again, sorted by ${field}`,
        rule: 'order-unstable',
        check: (reads) => checkRepeat(reads, up),
      }),
    ),
    ...filterRelations(shape, idsOf),
    ...boundRelations(shape),
    ...textRelations(shape),
  ];
}

async function checkDefaults(reads: ListReads): Promise<Breach | null> {
  const plain = await reads.page({});
  if (plain === null) return null;
  const { page, pageSize } = plain;
  const explicit: [string, unknown][] = [...reads.shape.defaults];
  for (const [name, value] of explicit) {
    const said = name === 'page' ? page : name === 'pageSize' ? pageSize : value;
    if (said === value) continue;
    const expected = `${name} ${JSON.stringify(value)} when it is left out`;
    return { expected, actual: JSON.stringify(said), parameters: {} };
  }
  const every = [...explicit.map(([name, value]) => ({ [name]: value })), { page, pageSize }];
  for (const parameters of every) {
    const read = await reads.page(parameters);
    const keys = read && reads.keysOf(read.items);
    const plainKeys = reads.keysOf(plain.items);
    if (read === null || keys === null) continue;
    if (read.total === plain.total && isDeepStrictEqual(keys, plainKeys)) continue;
    const expected = `the same list without ${JSON.stringify(parameters)}`;
    const actual = `total ${read.total} and ${plain.total}: ${difference(keys, plainKeys)}`;
    return { expected, actual, parameters };
  }
  return null;
}

async function checkRepeat(reads: ListReads, parameters: JsonObject = {}): Promise<Breach | null> {
  const [one, other] = [await reads.again(parameters), await reads.again(parameters)];
  if (one === null || other === null || isDeepStrictEqual(one.keys, other.keys)) return null;
  const actual = difference(other.keys, one.keys);
  return { expected: 'the same records in the same order', actual, parameters };
}
