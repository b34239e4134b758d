import type { ProductCard } from '#generated/api/model/productCard.ts';
import { Hidden } from '#src/ui/Hidden.tsx';
import classes from './FamilyChips.module.css';
import { ProductLink } from './ProductLink.tsx';

/**
 * The family of a card: its own variant marked, the others as links to their pages. What does not
 * fit is a number; a click on it, as on the rest of the card, leads to the product and all of them.
 */
export function FamilyChips({ product: { id, family, variantCount } }: { product: ProductCard }) {
  if (!family?.variants.length) return null;
  const { options, variants } = family;
  const rest = variantCount - variants.length;
  return (
    <ul className={classes.chips} aria-label={options.join(', ') || 'Варианты'}>
      {variants.map((variant) => (
        <li key={variant.id}>
          {variant.id === id ? (
            <strong className={classes.chip} aria-current="true">
              {variant.label}
            </strong>
          ) : (
            <ProductLink
              product={variant}
              className={classes.chip}
              data-off={!variant.available || undefined}
            >
              {variant.label}
              {!variant.available && <Hidden>, нет в наличии</Hidden>}
            </ProductLink>
          )}
        </li>
      ))}
      {rest > 0 && (
        <li className={classes.rest}>
          <Hidden>ещё </Hidden>+{rest}
        </li>
      )}
    </ul>
  );
}
