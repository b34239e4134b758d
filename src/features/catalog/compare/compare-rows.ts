import type { CompareGroup } from '#generated/api/model/compareGroup.ts';
import type { CompareProduct } from '#generated/api/model/compareProduct.ts';
import { formatWeight } from '#src/lib/numbers/weight.ts';

/** One row of the table. */
export interface CompareRow {
  name: string;
  /** By product, in the order of the columns; null when the product has no such attribute. */
  values: (string | null)[];
  /** Whether the values differ. */
  differs: boolean;
}

/** The groups and their products in the order of `ids`, without the products that were removed since the request. */
export function compareGroups(
  groups: readonly CompareGroup[],
  ids: readonly string[],
): CompareGroup[] {
  return groups
    .map((group) => ({
      ...group,
      products: ids.flatMap((id) => group.products.find(({ product }) => product.id === id) ?? []),
    }))
    .filter(({ products }) => products.length > 0)
    .toSorted((one, other) => placeOf(one, ids) - placeOf(other, ids));
}

/** The place of the group's first product. */
function placeOf({ products }: CompareGroup, ids: readonly string[]): number {
  return ids.indexOf(products[0]?.product.id ?? '');
}

/** Rows: brand, country and weight first, then the attributes in the server's order. */
export function compareRows({ products, attributeNames }: CompareGroup): CompareRow[] {
  const row = (name: string, valueIn: (item: CompareProduct) => string | null): CompareRow => {
    const values = products.map(valueIn);
    return { name, values, differs: new Set(values).size > 1 };
  };
  return [
    row('Бренд', ({ product }) => product.brand?.name ?? null),
    row('Артикул', ({ product }) => product.vendorCode),
    row('Страна производства', ({ country }) => country),
    row('Вес', ({ product }) => (product.weight === null ? null : formatWeight(product.weight))),
    ...attributeNames.map((name) => row(name, (item) => attributeOf(item, name))),
  ].filter(({ values }) => values.some((value) => value !== null));
}

function attributeOf({ attributes }: CompareProduct, name: string): string | null {
  const values = attributes
    .filter((attribute) => attribute.name === name)
    .map(({ value, unit }) => (unit ? `${value}\u00a0${unit}` : value));
  return values.length > 0 ? values.join(', ') : null;
}
