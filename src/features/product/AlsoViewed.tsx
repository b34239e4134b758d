import { useQuery } from '@tanstack/react-query';
import { getListViewedProductsQueryOptions } from '#generated/api/product/product.ts';
import { useSignedIn } from '#src/auth/session-store.ts';
import { LinkText } from '#src/ui/LinkButton.tsx';
import { ProductShelf } from './ProductShelf.tsx';

const ASKED_FOR = 13;

/** What the signed-in reader looked at before this product. */
export function AlsoViewed({ productID }: { productID: string }) {
  const signedIn = useSignedIn();
  const { data } = useQuery({
    ...getListViewedProductsQueryOptions(
      { limit: ASKED_FOR },
      { query: { meta: { silent: true } } },
    ),
    enabled: signedIn,
  });
  const others = data?.items.filter(({ id }) => id !== productID) ?? [];
  if (!signedIn || others.length === 0) return null;
  return (
    <ProductShelf
      title="Вы смотрели"
      products={others}
      more={
        <LinkText to="/products" search={{ source: 'RecentlyViewed' }} size="sm">
          Все просмотренные
        </LinkText>
      }
    />
  );
}
