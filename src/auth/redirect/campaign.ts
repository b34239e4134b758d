import { readForeignCookie, readStored, writeStored } from '#src/browser/storage/storage.ts';

/** Set by the web analytics counter; its id of the visitor. */
const ANALYTICS_COOKIE = '_ym_uid';
const VALUE_LIMIT = 200;

/** Stores the `utm_*` parameters of the landing URL for this tab. */
export function storeCampaign(query: string): void {
  const found = [...new URLSearchParams(query)].filter(
    ([name, value]) => name.startsWith('utm_') && value !== '' && value.length <= VALUE_LIMIT,
  );
  if (found.length > 0) writeStored('utmData', Object.fromEntries(found));
}

/** Campaign parameters for the identity provider. */
export function campaignParameters(): Record<string, string> {
  const uid = readForeignCookie(ANALYTICS_COOKIE);
  return { ...readStored('utmData'), ...(uid && { analytics_uid: uid }) };
}
