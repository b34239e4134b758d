import type { ProductCard } from '#generated/api/model/productCard.ts';
import { RecommendedShelf } from './RecommendedShelf.tsx';
import { useRecommendations } from './use-recommendations.ts';
import { ViewedShelf } from './ViewedShelf.tsx';

/** Below a product: products bought together with it, and products viewed before. */
export function ProductRecommendations({ product }: { product: ProductCard }) {
  const { id, marketID } = product;
  const together = useRecommendations({
    kind: 'BoughtTogether',
    productIDs: [id],
    marketIDs: [marketID],
  });
  return (
    <>
      <RecommendedShelf title="С этим покупают" products={together} />
      <ViewedShelf except={id} />
    </>
  );
}
