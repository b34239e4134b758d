import type { MantineColorScheme, MantineColorSchemeManager } from '@mantine/core';
import { readStored, removeStored, subscribeStored, writeStored } from '#src/lib/storage.ts';

/** Keeps the chosen colour scheme through the storage module; another tab's choice is followed. */
export function createColorSchemeManager(): MantineColorSchemeManager {
  let unsubscribe = () => {};
  return {
    get: (fallback) => readStored('colorScheme') ?? fallback,
    set: (scheme) => writeStored('colorScheme', scheme),
    subscribe: (onUpdate: (scheme: MantineColorScheme) => void) => {
      unsubscribe = subscribeStored('colorScheme', () =>
        onUpdate(readStored('colorScheme') ?? 'auto'),
      );
    },
    unsubscribe: () => unsubscribe(),
    clear: () => removeStored('colorScheme'),
  };
}
