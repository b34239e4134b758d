import { describe, expect, it } from 'vitest';
import { readPresent } from '#tools/contract/drift/base.ts';
import { isRecord } from '#tools/contract/drift/contract.ts';

/** The identifying properties of each kind of record, and those that never change with its state. */
const kinds: Readonly<
  Record<string, { fits: (record: Item) => boolean; fixed: readonly string[] }>
> = {
  product: {
    fits: ({ marketID, vendorCode }) => marketID !== undefined || vendorCode !== undefined,
    fixed: ['name', 'slug', 'vendorCode', 'marketID', 'brandName'],
  },
  company: { fits: ({ inn }) => inn !== undefined, fixed: ['name', 'inn', 'kpp'] },
  person: {
    fits: ({ lastName }) => lastName !== undefined,
    fixed: ['firstName', 'middleName', 'lastName', 'phone', 'email'],
  },
  order: {
    fits: ({ number, status, step }) => number !== undefined && (!!status || !!step),
    fixed: ['number'],
  },
  contract: {
    fits: ({ validFrom, number }) => validFrom !== undefined && number !== undefined,
    fixed: ['number', 'type', 'validFrom'],
  },
  category: { fits: ({ slug, parentID }) => !!slug && parentID !== undefined, fixed: ['name'] },
};

/** The property that identifies a record of its kind. */
const unique: Readonly<Record<string, string>> = {
  product: 'vendorCode',
  company: 'inn',
  order: 'number',
  contract: 'number',
};

type Item = Readonly<Record<string, unknown>>;

interface Sighting {
  kind: string;
  id: string;
  record: Item;
  example: string;
}

const { contract } = readPresent();
const sightings = Object.entries(Object(contract.document.components?.examples)).flatMap(
  ([name, example]) => [...findRecords(Object(example).value, name)],
);

function* findRecords(value: unknown, example: string): Generator<Sighting> {
  if (Array.isArray(value)) for (const item of value) yield* findRecords(item, example);
  if (!isRecord(value)) return;
  const { id } = value;
  for (const [kind, { fits }] of Object.entries(kinds)) {
    if (typeof id === 'string' && fits(value)) yield { kind, id, record: value, example };
  }
  for (const part of Object.values(value)) yield* findRecords(part, example);
}

/** Groups with more than one member, with an example for every member. */
function findConflicts(pairs: readonly (readonly [key: string, value: string, example: string])[]) {
  const groups = new Map<string, Map<string, string>>();
  for (const [key, value, example] of pairs) {
    const group = groups.get(key) ?? new Map<string, string>();
    groups.set(key, group);
    if (!group.has(value)) group.set(value, example);
  }
  return [...groups]
    .filter(([, values]) => values.size > 1)
    .map(([key, values]) => `${key}: ${[...values].map((one) => one.join(' in ')).join(', ')}`);
}

describe('coherence of the examples', () => {
  it('there are enough records of each kind', () => {
    const seen = new Set(sightings.map(({ kind, id }) => `${kind} ${id}`));
    for (const kind of ['product', 'company', 'person', 'order', 'contract']) {
      const count = [...seen].filter((one) => one.startsWith(`${kind} `)).length;
      expect(count, kind).toBeGreaterThan(2);
    }
  });

  it('one id has one name and number', () => {
    const pairs = sightings.flatMap(({ kind, id, record, example }) =>
      (kinds[kind]?.fixed ?? []).flatMap((property) => {
        const value = record[property];
        // An order gets its number when it is created, and a short form may omit the name.
        if (value === undefined || value === null) return [];
        return [[`${kind} ${id} ${property}`, String(value), example] as const];
      }),
    );
    expect(findConflicts(pairs)).toEqual([]);
  });

  it('one name or number belongs to one id', () => {
    const pairs = sightings.flatMap(({ kind, id, record, example }) => {
      const property = unique[kind];
      const value = property && record[property];
      return typeof value === 'string' ? [[`${kind} ${value}`, id, example] as const] : [];
    });
    expect(findConflicts(pairs)).toEqual([]);
  });

  it('there is an order in every state', () => {
    const schemas = Object(contract.document.components?.schemas);
    const shown = sightings
      .filter(({ kind }) => kind === 'order')
      .map(({ record }) => record.status);
    expect(schemas.OrderStatus.enum.filter((status: string) => !shown.includes(status))).toEqual(
      [],
    );
    const steps = sightings.map(({ record }) => record.step);
    expect(schemas.CheckoutStep.enum.filter((step: string) => !steps.includes(step))).toEqual([]);
  });
});
