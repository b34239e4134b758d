import { loadScript } from '#src/browser/scripts/load-script.ts';
import type { BoosterWidget } from './booster-widget.ts';

declare global {
  interface Window {
    searchBooster?: BoosterWidget;
  }
}

const loading = new Map<string, Promise<BoosterWidget>>();

/**
 * Loads the widget's script, once.
 * @param url from the settings, or of the shop's own stub.
 * @throws Error when it fails to load or defines no widget; the next call retries.
 */
export function loadBooster(url: string): Promise<BoosterWidget> {
  const known = loading.get(url);
  if (known) return known;
  const coming = loadScript(url).then(() => {
    if (window.searchBooster) return window.searchBooster;
    throw new Error(`${url} defines no widget`);
  });
  coming.catch(() => loading.delete(url));
  loading.set(url, coming);
  return coming;
}
