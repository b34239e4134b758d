import { Link } from '@tanstack/react-router';
import type { ProductCard } from '#generated/api/model/productCard.ts';
import type { ProductVariant } from '#generated/api/model/productVariant.ts';
import { Hidden } from '#src/ui/kit/content/Hidden.tsx';
import { Skeleton } from '#src/ui/kit/page/skeletons/Skeleton.tsx';
import classes from './ProductVariants.module.css';
import { variantGroups } from './variants.ts';

interface ProductVariantsProps {
  product: ProductCard;
  /** Undefined while loading. */
  variants: readonly ProductVariant[] | undefined;
}

/** Shades, sizes, volumes of the family: each is a link to its own page. */
export function ProductVariants({ product, variants }: ProductVariantsProps) {
  if (product.variantCount < 2) return null;
  return (
    <div className={classes.groups}>
      {variants ? <Groups variants={variants} productID={product.id} /> : <Skeleton height={72} />}
    </div>
  );
}

function Groups(props: { variants: readonly ProductVariant[]; productID: string }) {
  return variantGroups(props.variants, props.productID).map(({ name, value, choices }) => (
    <section key={name} aria-label={name} className={classes.group}>
      <p className={classes.title}>
        {name}: <strong>{value}</strong>
      </p>
      <ul className={classes.choices}>
        {choices.map((choice) => (
          <li key={choice.value}>
            <Link
              to="/products/$slug"
              params={{ slug: choice.variant.slug }}
              resetScroll={false}
              className={classes.choice}
              aria-current={choice.current ? 'true' : undefined}
              data-off={!choice.variant.available || undefined}
            >
              {choice.value}
              {!choice.variant.available && <Hidden>, нет в наличии</Hidden>}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  ));
}
