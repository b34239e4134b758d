import { useSignedIn } from '#src/auth/session-store.ts';
import { RecommendedShelf } from './RecommendedShelf.tsx';
import { useRecommendations } from './use-recommendations.ts';
import { useLocallyViewed } from './viewed-products.ts';

/** Of a visitor's looks, so many tell enough. */
const TRACES = 10;

interface PersonalShelfProps {
  title: string;
  /** Only for users of whom something is known: to others it would show what sells best. */
  whenKnown?: boolean;
}

/** Chosen for the user: by what they bought and looked at, else by what sells. */
export function PersonalShelf({ title, whenKnown = false }: PersonalShelfProps) {
  const signedIn = useSignedIn();
  const productIDs = useLocallyViewed().slice(0, TRACES);
  const requested = !whenKnown || signedIn || productIDs.length > 0;
  const products = useRecommendations({ kind: 'ForYou', productIDs }, requested);
  return requested && <RecommendedShelf title={title} products={products} />;
}
