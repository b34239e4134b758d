import { whenIdle } from '#src/browser/when-idle.ts';
import { trustScripts } from '#src/lib/pages/trusted-scripts.ts';

/**
 * Loads a script of a third party; resolves after it has run.
 * @param url from the settings.
 * @throws Error when it fails to load, as with an ad blocker.
 */
export function loadScript(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    trustScripts((one) => one === url);
    const script = document.createElement('script');
    script.src = url;
    script.async = true;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error(`${url} failed to load`)));
    document.head.append(script);
  });
}

/** Resolves when the page has loaded and the browser has nothing else to do. */
export function whenPageIsIdle(): Promise<void> {
  return new Promise((resolve) => {
    const wait = () => whenIdle(resolve);
    if (document.readyState === 'complete') wait();
    else window.addEventListener('load', wait, { once: true });
  });
}
