import type { OwnPromoCode } from '#generated/api/model/ownPromoCode.ts';

export type PromoCodesTab = 'available' | 'used' | 'expired';

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
