import { sql } from 'drizzle-orm';
import { FeedError } from '#server/catalog-import/feed/feed-error.ts';
import type { Database } from '#server/db/connection.ts';

/** The setting `COMMERCEML_PRICE_TYPES`; types are named by name or id. */
export interface PriceTypeSetting {
  /** The type of the prices that everybody sees; null finds it out. */
  publicType: string | null;
  /** Contracts by number that have the prices of a type. */
  contracts: readonly { type: string; contractNumber: string }[];
}

/** What the price types of a file are for. */
export interface PriceTypes {
  /** Null in a file of contract prices only. */
  publicID: string | null;
  /** Id of a type → ids of the contracts. */
  contracts: ReadonlyMap<string, readonly string[]>;
  /** Names of types that nothing has a use for. */
  unused: readonly string[];
}

interface UsedType {
  id: string;
  name: string;
}

async function readUsedTypes(tx: Database): Promise<UsedType[]> {
  const { rows } = await tx.execute<{ id: string; name: string }>(sql`
    select used.id, coalesce(nullif(t.content ->> 'name', ''), used.id) as name from (
      select distinct jsonb_object_keys(o.content -> 'prices') as id
      from received_records r join exchange_records o using (kind, id)
      where r.kind = 'offer' and o.content ? 'prices'
    ) used left join exchange_records t on t.kind = 'priceType' and t.id = used.id
    order by 2`);
  return rows;
}

/** Whether 1С has ever named the type: a file of changes may lack it, a mistyped one is in none. */
async function isKnownType(tx: Database, nameOrID: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select 1 from exchange_records
    where kind = 'priceType' and ${nameOrID} in (id, content ->> 'name')`);
  return rows.length > 0;
}

/** Ids of contracts by number; a number that several contracts have names none of them. */
async function readContracts(
  tx: Database,
  numbers: readonly string[],
): Promise<Map<string, string>> {
  const { rows } = await tx.execute<{ number: string; id: string }>(sql`
    select number, min(id) as id from partner_contracts
    where number in (select jsonb_array_elements_text(${JSON.stringify(numbers)}::jsonb))
    group by number having count(*) = 1`);
  return new Map(rows.map(({ number, id }) => [number, id]));
}

function findPublic(
  types: readonly UsedType[],
  setting: PriceTypeSetting,
  isContract: (type: UsedType) => boolean,
): UsedType | null {
  const { publicType } = setting;
  if (publicType !== null) {
    return types.find(({ id, name }) => id === publicType || name === publicType) ?? null;
  }
  const rest = types.filter((type) => !isContract(type));
  if (rest.length > 1) {
    const names = rest.map(({ name }) => `«${name}»`).join(', ');
    throw new FeedError(
      `В файле несколько типов цен: ${names}. Назовите цену для всех в COMMERCEML_PRICE_TYPES.`,
    );
  }
  return rest[0] ?? null;
}

/**
 * Finds out what the prices of the received offers are for: the public type is that of the setting, or
 * the only one that belongs to no contract. A type belongs to the contracts that the setting names, else
 * to that whose number is the type's name.
 * @throws FeedError when the public one cannot be found out
 */
export async function findPriceTypes(tx: Database, setting: PriceTypeSetting): Promise<PriceTypes> {
  const types = await readUsedTypes(tx);
  const mapped = ({ id, name }: UsedType) =>
    setting.contracts.filter(({ type }) => type === id || type === name);
  const numbersOf = (type: UsedType) => {
    const numbers = mapped(type).map(({ contractNumber }) => contractNumber);
    return numbers.length > 0 ? numbers : [type.name];
  };
  const known = await readContracts(tx, types.flatMap(numbersOf));
  const contractsOf = (type: UsedType) =>
    numbersOf(type).flatMap((number) => known.get(number) ?? []);
  const isContract = (type: UsedType) => mapped(type).length > 0 || contractsOf(type).length > 0;
  const publicType = findPublic(types, setting, isContract);
  const named = setting.publicType;
  if (named !== null && publicType === null && !(await isKnownType(tx, named))) {
    throw new FeedError(`Типа цен «${named}» из COMMERCEML_PRICE_TYPES в файле нет.`);
  }
  const others = types.filter((type) => type !== publicType);
  return {
    publicID: publicType?.id ?? null,
    contracts: new Map(others.map((type) => [type.id, contractsOf(type)])),
    unused: others.filter((type) => contractsOf(type).length === 0).map(({ name }) => name),
  };
}

/** Writes the public price of each received offer beside its others. */
export async function choosePublicPrices(tx: Database, publicID: string): Promise<void> {
  await tx.execute(sql`
    update exchange_records o
    set content = jsonb_set(o.content, '{price}',
      coalesce(o.content -> 'prices' -> ${publicID}::text, 'null'::jsonb))
    from received_records r
    where r.kind = 'offer' and o.kind = 'offer' and o.id = r.id and o.content ? 'prices'`);
}
