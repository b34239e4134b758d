/** A product shelf is not worth a longer wait. */
const TIMEOUT_MS = 3000;

/**
 * Requests a third-party service: no token, no cookie, no referrer.
 * @returns the JSON of the response.
 * @throws for a failed request and for a status other than 2xx.
 */
export async function fetchExternal(url: string, signal: AbortSignal): Promise<unknown> {
  const response = await fetch(url, {
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    headers: { Accept: 'application/json' },
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
  });
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  return response.json();
}
