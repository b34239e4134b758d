/** A shelf is not worth a longer wait. */
const TIMEOUT_MS = 3000;

/**
 * Asks a service that is not the shop's own: no token, no cookie, nothing about the page.
 *
 * @returns the JSON of the answer.
 * @throws whatever keeps an answer from coming, and for a status other than 2xx.
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
