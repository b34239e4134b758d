import { useMatches } from '@tanstack/react-router';
import { useThirdParties } from '#src/features/catalog/recommendations/third-parties.ts';

/** Stands for the widget on pages that are for trying it; the shop's own, so nobody need agree. */
export const BOOSTER_STAND_IN = '/test/search-booster.js';

/** Address of the widget's script, or null where there is to be none. */
export function useBoosterAddress(): string | null {
  const isTest = useMatches({
    select: (matches) => matches.some(({ staticData }) => staticData.isBoosterTest),
  });
  const { searchBooster } = useThirdParties();
  return isTest ? BOOSTER_STAND_IN : searchBooster;
}
