import { useSignedIn } from '#src/auth/session/session-store.ts';
import { ProductShelf } from '#src/features/product-parts/card/ProductShelf.tsx';
import { LinkText } from '#src/ui/kit/buttons/LinkButton.tsx';
import { useViewedProducts } from './viewed-products.ts';

/** Products that the user viewed, in this browser or, signed in, in any. */
export function ViewedShelf({ except }: { except?: string }) {
  const signedIn = useSignedIn();
  const products = useViewedProducts(except);
  if (products.length === 0) return null;
  const more = signedIn && (
    <LinkText to="/products" search={{ source: 'RecentlyViewed' }} size="sm">
      Все просмотренные
    </LinkText>
  );
  return <ProductShelf title="Вы смотрели" products={products} more={more} />;
}
