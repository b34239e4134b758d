import { Suspense } from 'react';
import { lazyComponent } from '#src/ssr/boundaries/lazy-component.tsx';
import { useBoosterURL } from './use-booster-url.ts';

const BoosterMount = lazyComponent(async () => (await import('./BoosterMount.tsx')).BoosterMount);

interface BoosterSlotProps {
  query: string;
  /** Called before a navigation to a product's page. */
  onLeave: () => void;
}

/** The search widget, if there is one and the user has consented to cookies. */
export function BoosterSlot({ query, onLeave }: BoosterSlotProps) {
  const url = useBoosterURL();
  if (url === null) return null;
  return (
    <Suspense>
      <BoosterMount url={url} query={query} onLeave={onLeave} />
    </Suspense>
  );
}
