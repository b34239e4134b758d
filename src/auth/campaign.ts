import { readForeignCookie, readStored, writeStored } from '#src/browser/storage.ts';

/** Set by the web analytics counter; names the visitor to it. */
const ANALYTICS_COOKIE = '_ym_uid';
const VALUE_LIMIT = 200;

/** Keeps the `utm_*` parameters of the address the user came by, for this tab. */
export function storeCampaign(query: string): void {
  const found = [...new URLSearchParams(query)].filter(
    ([name, value]) => name.startsWith('utm_') && value !== '' && value.length <= VALUE_LIMIT,
  );
  if (found.length > 0) writeStored('utmData', Object.fromEntries(found));
}

/** What sign-in tells the identity provider about where the user came from. */
export function campaignParameters(): Record<string, string> {
  const uid = readForeignCookie(ANALYTICS_COOKIE);
  return { ...readStored('utmData'), ...(uid && { analytics_uid: uid }) };
}
