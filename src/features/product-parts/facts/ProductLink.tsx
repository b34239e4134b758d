import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';
import type { FamilyVariant } from '#generated/api/model/familyVariant.ts';
import type { ProductCard } from '#generated/api/model/productCard.ts';
import { cancelHoverIntent, onHoverIntent } from '#src/browser/clicks/hover-intent.ts';
import { isPrimaryClick } from '#src/browser/clicks/primary-click.ts';
import { cacheProduct } from './known-products.ts';

interface ProductLinkProps {
  /** A card, or a variant of which the list has only the link. */
  product: ProductCard | FamilyVariant;
  className?: string | undefined;
  /** Anchor on the product page: `analogues`. */
  hash?: string;
  /** -1 for a link that duplicates what the keyboard reaches elsewhere. */
  tabIndex?: -1;
  onClick?: () => void;
  children: ReactNode;
}

/**
 * A link to a product that caches the list's data for the product page, so that it renders at once.
 * A plain `a`: a page has dozens, and the router's own `Link` recomputes its URL at every
 * navigation.
 */
export function ProductLink({ product, hash = '', onClick, ...rest }: ProductLinkProps) {
  const client = useQueryClient();
  const router = useRouter();
  const target = { to: '/products/$slug', params: { slug: product.slug } } as const;

  const prepare = () => {
    cacheProduct(client, product);
    void router.preloadRoute(target).catch(() => {}); // the navigation itself reports errors
  };
  const goThere = (event: MouseEvent<HTMLAnchorElement>) => {
    cancelHoverIntent();
    onClick?.();
    if (!isPrimaryClick(event)) return;
    event.preventDefault();
    cacheProduct(client, product);
    void router.navigate({ ...target, hash });
  };
  return (
    <a
      {...rest}
      href={`/products/${encodeURIComponent(product.slug)}${hash && `#${hash}`}`}
      onClick={goThere}
      onFocus={prepare}
      onTouchStart={prepare}
      onMouseEnter={() => onHoverIntent(prepare)}
      onMouseLeave={cancelHoverIntent}
    />
  );
}
