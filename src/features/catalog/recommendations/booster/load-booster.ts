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
 * @param url from the settings, or of the shop's own stub.
 * @throws Error when it fails to load or defines no widget; the next call retries.
 */
export function loadBooster(url: string): Promise<BoosterWidget> {
  const known = loading.get(url);
  if (known) return known;
  const coming = new Promise<BoosterWidget>((resolve, reject) => {
    trustScript(url);
    const script = document.createElement('script');
    script.src = url;
    script.async = true;
    script.addEventListener('load', () => {
      if (window.searchBooster) resolve(window.searchBooster);
      else reject(new Error(`${url} defines no widget`));
    });
    script.addEventListener('error', () => reject(new Error(`${url} failed to load`)));
    document.head.append(script);
  });
  coming.catch(() => loading.delete(url));
  loading.set(url, coming);
  return coming;
}
