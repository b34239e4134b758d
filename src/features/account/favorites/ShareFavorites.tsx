import { useQuery } from '@tanstack/react-query';
import { getGetFavoritePreviewQueryOptions } from '#generated/api/favorites/get-favorite-preview.ts';
import { ShareButton } from '#src/features/share-parts/ShareButton.tsx';
import { SHARED_PRODUCTS_LIMIT } from '#src/lib/contract-lengths.ts';
import { countOf, productForms } from '#src/lib/numbers/plurals.ts';

/** Shares the favorites of all pages, the newest ones when there are more than a link can hold. */
export function ShareFavorites() {
  const { data } = useQuery(getGetFavoritePreviewQueryOptions());
  const ids = data?.items.map(({ productID }) => productID).slice(0, SHARED_PRODUCTS_LIMIT) ?? [];
  if (ids.length === 0) return null;
  return (
    <ShareButton
      kind="Products"
      what={`Избранное: ${countOf(ids.length, productForms)}`}
      products={() => ids.map((productID) => ({ productID, quantity: 1 }))}
    />
  );
}
