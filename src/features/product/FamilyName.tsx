import type { ProductCard } from '#generated/api/model/productCard.ts';
import { Hidden } from '#src/ui/Hidden.tsx';

/**
 * What a product is called. A card that names the variants is called after the family, and its chips
 * say which one it is; where variants are listed apart, what differs comes first.
 */
export function FamilyName({ product: { name, family } }: { product: ProductCard }) {
  if (!family) return name;
  if (family.variants.length === 0) {
    return (
      <>
        <strong>{family.label}</strong> · {name}
      </>
    );
  }
  return (
    <>
      {family.name}
      <Hidden>, {family.label}</Hidden>
    </>
  );
}
