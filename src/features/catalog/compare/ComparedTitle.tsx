import type { ProductCard } from '#generated/api/model/productCard.ts';
import { productTitle } from '#src/features/product-parts/facts/product-title.ts';

/**
 * The title of a compared product. On the screen what its variant differs in comes first, because the
 * end of a long name is cut; paper cuts nothing, and would have it twice.
 */
export function ComparedTitle({ product }: { product: ProductCard }) {
  const { name, family } = product;
  const title = productTitle(product);
  const isNamed = family?.label.split(' · ').every((part) => name.includes(part));
  if (!isNamed || title === name) return title;
  return (
    <>
      <span data-print="hidden">{title}</span>
      <span data-print="only">{name}</span>
    </>
  );
}
