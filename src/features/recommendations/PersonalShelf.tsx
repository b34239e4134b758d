import { RecommendedShelf } from './RecommendedShelf.tsx';
import { useRecommendations } from './use-recommendations.ts';
import { useLocallyViewed } from './viewed-products.ts';

/** Of a visitor's looks, so many tell enough. */
const TRACES = 10;

/** Chosen for the reader: by what they bought and looked at, else by what sells. */
export function PersonalShelf({ title }: { title: string }) {
  const productIDs = useLocallyViewed().slice(0, TRACES);
  return (
    <RecommendedShelf title={title} products={useRecommendations({ kind: 'ForYou', productIDs })} />
  );
}
