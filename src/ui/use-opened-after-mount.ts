import { useEffect, useState } from 'react';

/**
 * False in the first render, then `opened`. A dialog whose code came with its first opening is
 * mounted open; only by a change does the library learn where the focus was, to give it back.
 */
export function useOpenedAfterMount(opened: boolean): boolean {
  const [mounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  return mounted && opened;
}
