import type { ProductCard } from '#generated/api/model/productCard.ts';
import { ProductLink } from '#src/features/product-parts/facts/ProductLink.tsx';
import { Hidden } from '#src/ui/kit/content/Hidden.tsx';
import classes from './FamilyChips.module.css';

/** What is enough to tell a variant: «№ 67» of forceps, «1:200 000» of an anesthetic. */
const DISTINCTIVE = /№ \S+$|1:[\d ]+$/;
/** A longer label, in letters, gives way to the others of its row. */
const SHORT = 8;

/** A label in one line; screen readers get what is left out, too. */
function ChipLabel({ label }: { label: string }) {
  const start = DISTINCTIVE.exec(label)?.index ?? 0;
  return (
    <>
      {start > 0 && <Hidden>{label.slice(0, start)}</Hidden>}
      {label.slice(start)}
    </>
  );
}

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
        <li
          key={variant.slug}
          title={variant.label}
          aria-current={variant.slug === slug || undefined}
          data-long={variant.label.length > SHORT || undefined}
          data-missing={!variant.available || undefined}
        >
          <ProductLink product={variant} tabIndex={-1}>
            <ChipLabel label={variant.label} />
            {!variant.available && <Hidden>, нет в наличии</Hidden>}
          </ProductLink>
        </li>
      ))}
      {variantCount > variants.length && <li>{`+${variantCount - variants.length}`}</li>}
    </ul>
  );
}
