import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/connection.ts';
import { sortVariants } from '#server/product/card/compare-variants.ts';

/** Families of one statement, and members of a family that are put in order: both bound memory. */
const FAMILIES_AT_ONCE = 2000;
const MAX_MEMBERS = 1000;

type Family = {
  group_id: string;
  members: { id: string; name: string; variant: Record<string, string> | null }[];
};

/** The families after the group `after`, in the order of their ids. */
async function readFamilies(tx: Database, after: string): Promise<Family[]> {
  const { rows } = await tx.execute<Family>(sql`
    select members.group_id, json_agg(json_build_object(
      'id', members.id, 'name', members.name, 'variant', members.variant)) as members
    from (
      select s.group_id, s.id, s.name, v.variant,
        row_number() over (partition by s.group_id order by s.ordinal) as place
      from staged_products s left join staged_variants v on v.id = s.id
      where s.group_id collate "C" in (
        select group_id collate "C" from staged_products where group_id collate "C" > ${after}::text
        group by group_id collate "C" having count(*) > 1
        order by group_id collate "C" limit ${FAMILIES_AT_ONCE})
    ) members
    where members.place <= ${MAX_MEMBERS}
    group by members.group_id
    order by members.group_id collate "C"`);
  return rows;
}

/**
 * Gives each staged product its place in its family by meaning, from 0, in the temporary table
 * `staged_places`.
 */
export async function orderVariants(tx: Database): Promise<void> {
  await tx.execute(sql`
    create temp table staged_places (id text primary key, variant_order integer) on commit drop`);
  let families = await readFamilies(tx, '');
  while (families.length > 0) {
    const places = families.flatMap(({ members }) =>
      sortVariants(members).map(({ id }, place) => ({ id, variant_order: place })),
    );
    await tx.execute(sql`
      insert into staged_places
      select * from jsonb_to_recordset(${JSON.stringify(places)}::jsonb)
        as row(id text, variant_order integer)`);
    families = await readFamilies(tx, families.at(-1)?.group_id ?? '');
  }
  await tx.execute(sql`analyze staged_places`);
}
