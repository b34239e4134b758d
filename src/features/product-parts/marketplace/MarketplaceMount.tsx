import { getNonce } from 'get-nonce';
import { useEffect, useRef } from 'react';
import { loadScript } from '#src/browser/scripts/load-script.ts';
import type { MarketplaceWidgets } from './marketplace-widgets.ts';

declare global {
  interface Window {
    marketplaceWidgets?: MarketplaceWidgets;
  }
}

interface MarketplaceMountProps {
  /** URL of the script, from the settings. */
  url: string;
  marketID: string;
}

/** The container of the marketplace's widget; empty when its script fails to load. */
export function MarketplaceMount({ url, marketID }: MarketplaceMountProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const root = place.current;
    if (!root) return;
    let left = false;
    let remove: (() => void) | undefined;
    const mount = () => {
      const options = { root, marketID, nonce: getNonce() ?? '', locale: 'ru' } as const;
      if (!left) remove = window.marketplaceWidgets?.mount(options);
    };
    // An addition: without it the page is complete.
    if (window.marketplaceWidgets) mount();
    else loadScript(url).then(mount, () => {});
    return () => {
      left = true;
      remove?.();
    };
  }, [url, marketID]);
  return <div ref={place} />;
}
