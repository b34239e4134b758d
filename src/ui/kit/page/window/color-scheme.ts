import { useSyncExternalStore } from 'react';
import { readStored, subscribeStored, writeStored } from '#src/browser/storage/storage.ts';

export type ColorScheme = 'light' | 'dark' | 'auto';

const DARK = '(prefers-color-scheme: dark)';

const subscribe = (listener: () => void) => subscribeStored('colorScheme', listener);
const chosen = (): ColorScheme => readStored('colorScheme') ?? 'auto';
const unknown = (): ColorScheme => 'auto';

/** The user's choice; `auto` follows the system. */
export function useColorScheme(): ColorScheme {
  return useSyncExternalStore(subscribe, chosen, unknown);
}

/** Stores the choice; all tabs follow it. */
export function chooseColorScheme(scheme: ColorScheme): void {
  writeStored('colorScheme', scheme);
}

/** Applies the chosen color scheme from now on. Returns a function that stops it. */
export function installColorScheme(): () => void {
  const system = window.matchMedia(DARK);
  // Print is always light.
  const paper = window.matchMedia('print');
  const show = () => {
    const scheme = chosen();
    const dark = !paper.matches && (scheme === 'auto' ? system.matches : scheme === 'dark');
    document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');
  };
  show();
  system.addEventListener('change', show);
  paper.addEventListener('change', show);
  const stop = subscribe(show);
  return () => {
    system.removeEventListener('change', show);
    paper.removeEventListener('change', show);
    stop();
  };
}
