import { useSyncExternalStore } from 'react';
import { readStored, subscribeStored, writeStored } from '#src/browser/storage.ts';

export type ColorScheme = 'light' | 'dark' | 'auto';

const DARK = '(prefers-color-scheme: dark)';

const subscribe = (listener: () => void) => subscribeStored('colorScheme', listener);
const chosen = (): ColorScheme => readStored('colorScheme') ?? 'auto';
const unknown = (): ColorScheme => 'auto';

/** What the user has chosen; `auto` is as the system says. */
export function useColorScheme(): ColorScheme {
  return useSyncExternalStore(subscribe, chosen, unknown);
}

/** Keeps the choice; every tab follows it. */
export function chooseColorScheme(scheme: ColorScheme): void {
  writeStored('colorScheme', scheme);
}

/** Shows the page in the chosen colors from now on. Returns how to stop. */
export function installColorScheme(): () => void {
  const system = window.matchMedia(DARK);
  // Paper is light, whatever the screen is.
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
