import { sql } from 'drizzle-orm';
import { limits } from '#generated/server/limits.ts';
import { readCatalogVersion } from '#server/db/catalog-version.ts';
import type { Database } from '#server/db/connection.ts';
import { textArray } from '#server/db/sql-values.ts';
import { batchReads } from '#server/product/card/batched-read.ts';
import { optionNames, optionsOf } from '#server/product/card/compare-variants.ts';
import { chooseChips, type FamilyChip } from './family-chips.ts';
import { familyName, ownPart } from './family-name.ts';

/** A family of at least two products, as of the last import. */
export interface FamilyFacts {
  readonly id: string;
  /** The common part of the members' names. */
  readonly name: string;
  /** The distinguishing label of each member, by id: «A2», «M · синие». */
  readonly labels: ReadonlyMap<string, string>;
  /** The chips on the card of a member, in natural order. */
  readonly chips: (productID: string) => readonly FamilyChip[];
}

type QueriedMember = {
  id: string;
  slug: string;
  name: string;
  variant: Record<string, string> | null;
  vendorCode: string;
};

export const MAX_MEMBERS = limits['ProductDetail.variants'];
export const MAX_OPTIONS = limits['ProductVariant.options'];
/** Maximum number of cached families, some KB each; evicted in insertion order. */
const STORED = 3000;

const stores = new WeakMap<Database, { version: string; families: Map<string, FamilyFacts> }>();

function labelsOf(members: readonly QueriedMember[], options: readonly string[]): string[] {
  const names = members.map(({ name }) => name);
  const labels = members.map((member) => {
    const values = optionsOf(member, options).map(({ value }) => value);
    return values.join(' · ') || ownPart(member.name, names);
  });
  // Labels that are not unique are replaced by codes, which always are.
  return new Set(labels).size === labels.length && labels.every(Boolean)
    ? labels
    : members.map(({ vendorCode }, place) => {
        const label = labels[place] ?? '';
        const unique = label !== '' && labels.filter((other) => other === label).length === 1;
        return unique ? label : vendorCode;
      });
}

/** Computes the chips of a member once. */
function chipsOf(members: readonly FamilyChip[]): FamilyFacts['chips'] {
  const chosen = new Map<string, readonly FamilyChip[]>();
  return (productID) => {
    const chips = chosen.get(productID) ?? chooseChips(members, productID);
    chosen.set(productID, chips);
    return chips;
  };
}

/** @param members in the order of the importer */
function toFamily(id: string, members: readonly QueriedMember[]): FamilyFacts {
  const options = optionNames(members);
  const labels = labelsOf(members, options);
  const named = members.map(({ id: memberID, slug, vendorCode }, place) => ({
    id: memberID,
    slug,
    // «35 мм» stays in one line of a chip.
    label: (labels[place] ?? vendorCode).replaceAll(/(\d) (?=\p{L})/gu, '$1\u00a0'),
  }));
  return {
    id,
    name: familyName(members.map(({ name }) => name)),
    labels: new Map(named.map((member) => [member.id, member.label])),
    chips: chipsOf(named),
  };
}

const queryFamilies = batchReads<FamilyFacts>(async (db, ids) => {
  const { rows } = await db.execute<{ id: string; members: QueriedMember[] }>(sql`
    select family.id, (
      select json_agg(member) from (
        select p.id, p.slug, p.name, p.variant, p.vendor_code as "vendorCode"
        from products p where p.family_id = family.id and p.listed
        order by p.variant_order, p.id limit ${MAX_MEMBERS}) member
    ) as members
    from unnest(${textArray(ids)}) as family(id)`);
  return rows.map(({ id, members }) => toFamily(id, members ?? []));
});

function storeOf(db: Database, version: string): Map<string, FamilyFacts> {
  const stored = stores.get(db);
  if (stored?.version === version) return stored.families;
  const families = new Map<string, FamilyFacts>();
  stores.set(db, { version, families });
  return families;
}

/** The given families; each is read once per catalog version. */
export async function loadFamilies(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, FamilyFacts>> {
  const stored = storeOf(db, await readCatalogVersion(db));
  const missing = ids.filter((id) => !stored.has(id));
  if (missing.length > 0) {
    for (const [id, family] of await queryFamilies(db, missing)) stored.set(id, family);
  }
  const found = new Map<string, FamilyFacts>();
  for (const id of ids) {
    const family = stored.get(id);
    if (family !== undefined) found.set(id, family);
  }
  for (const oldest of stored.keys()) {
    if (stored.size <= STORED) break;
    stored.delete(oldest);
  }
  return found;
}
