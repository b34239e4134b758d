import type { OwnPromoCode } from '#generated/api/model/ownPromoCode.ts';
import { type InvalidParams, withInvalidParams } from '#src/browser/invalid-params.ts';

export type PromoCodesTab = 'available' | 'used' | 'expired';

/** Search parameters of the promo codes; the default tab lists those that can be applied. */
export interface PromoCodesSearch extends InvalidParams {
  tab?: 'used' | 'expired' | undefined;
}

/** Parses the search parameters; invalid values are treated as absent. */
export function parsePromoCodesSearch(given: Record<string, unknown>): PromoCodesSearch {
  const tab = given.tab === 'used' || given.tab === 'expired' ? given.tab : undefined;
  return withInvalidParams(given, { tab });
}

const tabs: Readonly<Record<OwnPromoCode['state'], PromoCodesTab>> = {
  Active: 'available',
  Upcoming: 'available',
  Used: 'used',
  Expired: 'expired',
};

/** The codes of each tab, in the order of the server. */
export function groupByTab(
  items: readonly OwnPromoCode[],
): Readonly<Record<PromoCodesTab, OwnPromoCode[]>> {
  const groups: Record<PromoCodesTab, OwnPromoCode[]> = { available: [], used: [], expired: [] };
  for (const code of items) groups[tabs[code.state]].push(code);
  return groups;
}
