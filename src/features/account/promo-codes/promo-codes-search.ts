import { type InvalidParams, withInvalidParams } from '#src/browser/invalid-params.ts';

/** Search parameters of the promo codes; the default tab lists those that can be applied. */
export interface PromoCodesSearch extends InvalidParams {
  tab?: 'used' | 'expired' | undefined;
}

/** Parses the search parameters; invalid values are treated as absent. */
export function parsePromoCodesSearch(given: Record<string, unknown>): PromoCodesSearch {
  const tab = given.tab === 'used' || given.tab === 'expired' ? given.tab : undefined;
  return withInvalidParams(given, { tab });
}
