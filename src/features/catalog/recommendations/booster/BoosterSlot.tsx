import { Suspense } from 'react';
import { lazyComponent } from '#src/ssr/boundaries/lazy-component.tsx';
import { useBoosterAddress } from './use-booster-address.ts';

const BoosterMount = lazyComponent(async () => (await import('./BoosterMount.tsx')).BoosterMount);

interface BoosterSlotProps {
  query: string;
  /** The user leaves for a product's page. */
  onLeave: () => void;
}

/** Where the search shows the widget, if there is one and the user has agreed to cookies. */
export function BoosterSlot({ query, onLeave }: BoosterSlotProps) {
  const address = useBoosterAddress();
  if (address === null) return null;
  return (
    <Suspense>
      <BoosterMount address={address} query={query} onLeave={onLeave} />
    </Suspense>
  );
}
