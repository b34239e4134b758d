import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';
import type { FamilyVariant } from '#generated/api/model/familyVariant.ts';
import type { ProductCard } from '#generated/api/model/productCard.ts';
import { cancelHoverIntent, onHoverIntent } from '#src/browser/hover-intent.ts';
import { isPrimaryClick } from '#src/browser/primary-click.ts';
import { cacheProduct } from './known-products.ts';

interface ProductLinkProps {
  /** A whole card, or a variant of which the list knows little more than where it is. */
  product: ProductCard | FamilyVariant;
  className?: string | undefined;
  /** Part of the product page: `analogues`. */
  hash?: string;
  onClick?: () => void;
  children: ReactNode;
}

/**
 * Goes to a product and takes along what the list knows, so that its page stands at once. A plain
 * link: there are dozens on a page, and the router's own reckons its address anew at every change
 * of the present one.
 */
export function ProductLink({ product, className, hash, onClick, children }: ProductLinkProps) {
  const client = useQueryClient();
  const router = useRouter();
  const target = { to: '/products/$slug', params: { slug: product.slug } } as const;

  const prepare = () => {
    cacheProduct(client, product);
    void router.preloadRoute(target).catch(() => {}); // going there tells what is wrong
  };
  const goThere = (event: MouseEvent<HTMLAnchorElement>) => {
    cancelHoverIntent();
    onClick?.();
    if (!isPrimaryClick(event)) return;
    event.preventDefault();
    cacheProduct(client, product);
    void router.navigate({ ...target, ...(hash !== undefined && { hash }) });
  };
  return (
    <a
      href={`/products/${encodeURIComponent(product.slug)}${hash === undefined ? '' : `#${hash}`}`}
      className={className}
      onClick={goThere}
      onFocus={prepare}
      onTouchStart={prepare}
      onMouseEnter={() => onHoverIntent(prepare)}
      onMouseLeave={cancelHoverIntent}
    >
      {children}
    </a>
  );
}
