import { useSignedIn } from '#src/auth/session/session-store.ts';
import { RecommendedShelf } from './RecommendedShelf.tsx';
import { useRecommendations } from './use-recommendations.ts';
import { useLocallyViewed } from './viewed-products.ts';

/** Number of viewed products that a visitor's request contains. */
const TRACES = 10;

interface PersonalShelfProps {
  title: string;
  /** Only for users with purchases or views: without them it would show bestsellers. */
  whenKnown?: boolean;
}

/** Recommendations for the user: by purchases and views, else bestsellers. */
export function PersonalShelf({ title, whenKnown = false }: PersonalShelfProps) {
  const signedIn = useSignedIn();
  const productIDs = useLocallyViewed().slice(0, TRACES);
  const requested = !whenKnown || signedIn || productIDs.length > 0;
  const products = useRecommendations({ kind: 'ForYou', productIDs }, requested);
  return requested && <RecommendedShelf title={title} products={products} />;
}
