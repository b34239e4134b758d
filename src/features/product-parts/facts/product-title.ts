import type { ProductCard } from '#generated/api/model/productCard.ts';

/**
 * Title of a product in a list. A card with chips of its variants is titled by the family, and the
 * chips show which variant it is; where variants are listed separately, the difference comes first.
 */
export function productTitle({ name, family }: ProductCard): string {
  if (!family) return name;
  return family.variants.length > 0 ? family.name : `${family.label} · ${name}`;
}
