import { useMatches } from '@tanstack/react-router';
import { useThirdParties } from '#src/features/catalog/recommendations/third-parties.ts';

/** Stub of the widget on its test pages; the shop's own script, so it needs no consent. */
export const BOOSTER_STUB = '/test/search-booster.js';

/** URL of the widget's script, or null when it must not be loaded. */
export function useBoosterURL(): string | null {
  const isTest = useMatches({
    select: (matches) => matches.some(({ staticData }) => staticData.isBoosterTest),
  });
  const { searchBooster } = useThirdParties();
  return isTest ? BOOSTER_STUB : searchBooster;
}
