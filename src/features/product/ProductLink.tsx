import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { ProductCard } from '#generated/api/model/productCard.ts';
import { rememberProduct } from './known-products.ts';

interface ProductLinkProps {
  product: ProductCard;
  className?: string | undefined;
  /** Part of the product page: `analogues`. */
  hash?: string;
  onClick?: () => void;
  children: ReactNode;
}

/** Goes to a product and takes along what the list knows, so that its page stands at once. */
export function ProductLink({ product, className, hash, onClick, children }: ProductLinkProps) {
  const client = useQueryClient();
  return (
    <Link
      to="/products/$slug"
      params={{ slug: product.slug }}
      preload="intent"
      {...(hash !== undefined && { hash })}
      {...(className !== undefined && { className })}
      onClick={() => {
        rememberProduct(client, product);
        onClick?.();
      }}
    >
      {children}
    </Link>
  );
}
