import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/connection.ts';
import { AVAILABLE } from '#server/product/catalog-index/columns/catalog-columns.ts';
import { flagBit } from '#server/product/catalog-index/columns/row-choices.ts';
import { LEXEME_END, type ProductRow } from '#server/product/catalog-index/load/column-builder.ts';
import { readSlice } from '#server/product/catalog-index/load/load-columns.ts';
import { PRODUCT_FLAGS } from '#server/product/catalog-index/product-flags.ts';
import { type EngineClient, insertRows } from './engine-client.ts';
import { FLAG_COLUMNS } from './engine-conditions.ts';
import { productsOf, type Slot, termsOf } from './engine-state.ts';
import { wordOf } from './engine-words.ts';
import { numberOf } from './number-of.ts';
import { type Term, TermCollector } from './term-collector.ts';

/** Terms of a statement, and the engine's own maximum number of groups. */
const PORTION = 1000;

const FLAG_NAMES = PRODUCT_FLAGS.map((flag) => FLAG_COLUMNS[flag]);

/** The availability and the flags of a product as numbers, in the order of `FLAG_NAMES`. */
export function flagValues(flags: number): readonly number[] {
  const bits = [AVAILABLE, ...PRODUCT_FLAGS.map((_, place) => flagBit(place))];
  return bits.map((bit) => ((flags & bit) === 0 ? 0 : 1));
}

/** The columns of `flagValues`. */
export const FLAG_VALUE_COLUMNS = ['available', ...FLAG_NAMES];

const PRODUCT_COLUMNS = [
  'id',
  'words',
  'product_id',
  'id_rank',
  'family',
  'brand',
  'brand_id',
  'categories',
  'price',
  'popularity',
  'variant_order',
  'created_at',
  'attribute_values',
  ...FLAG_VALUE_COLUMNS,
];

/** @param rank place among all products by id */
function rowOf(product: ProductRow, rank: number, terms: TermCollector): readonly unknown[] {
  const { id, family, brand, path, price, flags, popularity, variantOrder, createdAt } = product;
  const lexemes = product.lexemes === '' ? [] : product.lexemes.split(LEXEME_END);
  const values = product.attributes.map((attribute) => terms.valueOf(...attribute));
  return [
    numberOf('product', id),
    lexemes.map(wordOf).join(' '),
    id,
    rank,
    numberOf('family', family),
    brand === null ? 0 : numberOf('brand', brand),
    brand ?? '',
    terms.categoriesOf(path),
    price,
    popularity,
    variantOrder,
    createdAt,
    [...new Set(values)],
    ...flagValues(flags),
  ];
}

const TERM_COLUMNS = ['id', 'kind', 'attribute', 'name', 'text', 'unit', 'has_unit', 'position'];

function termRow(number: bigint, term: Term): readonly unknown[] {
  if (term.kind === 'category') return [number, 'category', 0, '', term.id, '', 0, term.level];
  const { name, value, unit, position } = term;
  const attribute = numberOf('value', name);
  return [number, 'value', attribute, name, value, unit ?? '', unit === null ? 0 : 1, position];
}

async function insertTerms(engine: EngineClient, slot: Slot, terms: TermCollector): Promise<void> {
  const rows = [...terms.terms()].map(([number, term]) => termRow(number, term));
  for (let place = 0; place < rows.length; place += PORTION) {
    await insertRows(engine, termsOf(slot), TERM_COLUMNS, rows.slice(place, place + PORTION));
  }
}

/**
 * Fills one of the two copies with all listed products.
 * @returns the maximum number of groups by any column
 * @param tx reads as of one moment
 * @param isStopped whether the process ends: then it rejects after the current step
 */
export async function fillEngine(
  tx: Database,
  engine: EngineClient,
  slot: Slot,
  isStopped: () => boolean,
): Promise<number> {
  await engine.write(sql`truncate rtindex ${productsOf(slot)}`);
  await engine.write(sql`truncate rtindex ${termsOf(slot)}`);
  const terms = new TermCollector();
  const brands = new Set<string>();
  let rank = 0;
  let slice = await readSlice(tx, '');
  while (slice.length > 0) {
    if (isStopped()) throw new Error('The process ends');
    const rows = slice.map((product, place) => rowOf(product, rank + place, terms));
    for (const { brand } of slice) brands.add(brand ?? '');
    rank += slice.length;
    const [next] = await Promise.all([
      readSlice(tx, slice.at(-1)?.id ?? ''),
      insertRows(engine, productsOf(slot), PRODUCT_COLUMNS, rows),
    ]);
    slice = next;
  }
  await insertTerms(engine, slot, terms);
  return Math.max(terms.size, brands.size, PORTION);
}
