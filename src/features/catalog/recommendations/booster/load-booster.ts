import { trustScript } from '#src/lib/trusted-scripts.ts';
import type { BoosterWidget } from './booster-widget.ts';

declare global {
  interface Window {
    searchBooster?: BoosterWidget;
  }
}

const loading = new Map<string, Promise<BoosterWidget>>();

/**
 * Loads the widget's script, once.
 * @param address named by the settings, or the shop's own stub.
 * @throws Error when it does not come or leaves no widget; the next call tries again.
 */
export function loadBooster(address: string): Promise<BoosterWidget> {
  const known = loading.get(address);
  if (known) return known;
  const coming = new Promise<BoosterWidget>((resolve, reject) => {
    trustScript(address);
    const script = document.createElement('script');
    script.src = address;
    script.async = true;
    script.addEventListener('load', () => {
      if (window.searchBooster) resolve(window.searchBooster);
      else reject(new Error(`${address} leaves no widget`));
    });
    script.addEventListener('error', () => reject(new Error(`${address} does not come`)));
    document.head.append(script);
  });
  coming.catch(() => loading.delete(address));
  loading.set(address, coming);
  return coming;
}
