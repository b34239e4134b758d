import type { ProductCard } from '#generated/api/model/productCard.ts';
import { ProductLink } from '#src/features/product-parts/facts/ProductLink.tsx';
import { Hidden } from '#src/ui/kit/content/Hidden.tsx';
import classes from './FamilyChips.module.css';

/**
 * The variants of a card's family as links to their pages, its own marked. Variants that the server
 * omits are shown as a number: a click on it, as on the rest of the card, opens the product with
 * all of them. They are no tab stops, which would be half of those of a list: the product's page
 * has them, too.
 */
export function FamilyChips({ product: { slug, family, variantCount } }: { product: ProductCard }) {
  if (!family?.variants.length) return null;
  const { variants } = family;
  return (
    <ul className={classes.chips} aria-label="Варианты">
      {variants.map((variant) => (
        <li key={variant.slug} aria-current={variant.slug === slug || undefined}>
          <ProductLink product={variant} tabIndex={-1}>
            {variant.label}
            {!variant.available && <Hidden>, нет в наличии</Hidden>}
          </ProductLink>
        </li>
      ))}
      {variantCount > variants.length && <li>{`+${variantCount - variants.length}`}</li>}
    </ul>
  );
}
