import { useQuery } from '@tanstack/react-query';
import { getListViewedProductsQueryOptions } from '#generated/api/product/product.ts';
import { useSignedIn } from '#src/auth/session-store.ts';
import { ProductShelf } from '#src/features/product/ProductShelf.tsx';

/** What the signed-in reader looked at; last on the page, so that its coming moves nothing. */
export function RecentlyViewed() {
  const signedIn = useSignedIn();
  const { data } = useQuery({
    ...getListViewedProductsQueryOptions({ limit: 12 }, { query: { meta: { silent: true } } }),
    enabled: signedIn,
  });
  if (!signedIn || !data || data.items.length === 0) return null;
  return <ProductShelf title="Вы смотрели" products={data.items} />;
}
