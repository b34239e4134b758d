import type { Campaign } from '#generated/api/model/campaign.ts';
import { readStored } from '#src/browser/storage/storage.ts';

/** What of an advertising link an order has; other `utm_` parameters are for the sign-in alone. */
const parameters: Readonly<Record<keyof Campaign, true>> = {
  utm_source: true,
  utm_medium: true,
  utm_campaign: true,
  utm_term: true,
  utm_content: true,
  utm_id: true,
  utm_referrer: true,
};

/** The part of an order's request that says by which advertising link the user came; empty without one. */
export function orderCampaign(): { campaign?: Campaign } {
  const stored = Object.entries(readStored('utmData') ?? {});
  // The server rejects NUL, and a link must not keep anybody from ordering.
  const known = stored.filter(
    ([name, value]) => Object.hasOwn(parameters, name) && !value.includes('\u0000'),
  );
  return known.length === 0 ? {} : { campaign: Object.fromEntries(known) };
}
