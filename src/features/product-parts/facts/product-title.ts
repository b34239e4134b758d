import type { ProductCard } from '#generated/api/model/productCard.ts';

/**
 * What a list calls a product. A card that names the variants is called after the family, and its
 * chips say which one it is; where variants are listed apart, what differs comes first.
 */
export function productTitle({ name, family }: ProductCard): string {
  if (!family) return name;
  return family.variants.length > 0 ? family.name : `${family.label} · ${name}`;
}
