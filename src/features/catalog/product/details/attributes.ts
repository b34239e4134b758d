import type { ProductDetail } from '#generated/api/model/productDetail.ts';
import { formatWeight } from '#src/lib/numbers/weight.ts';

/** A row of the attribute table. */
export interface AttributeLine {
  name: string;
  value: string;
}

/**
 * All attributes of a product, values of the same name in one row, then what every product has:
 * country, weight, pack, barcode.
 */
export function attributesOf({ product, attributes, country, barcode }: ProductDetail) {
  const lines = new Map<string, string[]>();
  for (const { name, value, unit } of attributes) {
    lines.set(name, [...(lines.get(name) ?? []), unit ? `${value}\u00a0${unit}` : value]);
  }
  const known: AttributeLine[] = [...lines].map(([name, values]) => ({
    name,
    value: values.join(', '),
  }));
  const add = (name: string, value: string | null) => {
    if (value !== null && !lines.has(name)) known.push({ name, value });
  };
  add('Страна производства', country);
  add('Вес', product.weight === null ? null : formatWeight(product.weight));
  add('В упаковке', product.packSize > 1 ? `${product.packSize}\u00a0шт.` : null);
  add('Штрихкод', barcode);
  return known;
}
