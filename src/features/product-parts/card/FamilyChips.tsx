import type { FamilyVariant } from '#generated/api/model/familyVariant.ts';
import type { ProductCard } from '#generated/api/model/productCard.ts';
import { ProductLink } from '#src/features/product-parts/facts/ProductLink.tsx';
import { Hidden } from '#src/ui/kit/content/Hidden.tsx';
import classes from './FamilyChips.module.css';

/** What is enough to distinguish a variant: «№ 67» of forceps, «1:200 000» of an anesthetic. */
const DISTINCTIVE = /№ \S+$|1:[\d ]+$/;
/** A longer text, in letters, gives way to the others of its row. */
const SHORT = 9;

/** The part of a label that is left to screen readers, and the part that everybody sees. */
function splitLabel(label: string): [hidden: string, shown: string] {
  const start = DISTINCTIVE.exec(label)?.index ?? 0;
  return [label.slice(0, start), label.slice(start)];
}

function isLong(label: string): boolean {
  const [, shown] = splitLabel(label);
  return shown.length > SHORT;
}

/** Whether the card of a product has a row of chips. */
export function hasFamilyChips({ family }: ProductCard): boolean {
  return Boolean(family?.variants.length);
}

function Chip({ variant, isCurrent }: { variant: FamilyVariant; isCurrent: boolean }) {
  const { label, available } = variant;
  const [hidden, shown] = splitLabel(label);
  return (
    <li
      title={label}
      aria-current={isCurrent || undefined}
      data-long={isLong(label) || undefined}
      data-missing={!available || undefined}
    >
      <ProductLink product={variant} tabIndex={-1}>
        {hidden && <Hidden>{hidden}</Hidden>}
        {shown}
        {!available && <Hidden>, нет в наличии</Hidden>}
      </ProductLink>
    </li>
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
    <ul
      className={classes.chips}
      aria-label="Варианты"
      data-long={variants.some(({ label }) => isLong(label)) || undefined}
    >
      {variants.map((variant) => (
        <Chip key={variant.slug} variant={variant} isCurrent={variant.slug === slug} />
      ))}
      {variantCount > variants.length && (
        <li className={classes.rest}>{`+${variantCount - variants.length}`}</li>
      )}
    </ul>
  );
}
