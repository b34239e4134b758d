import type { QueryClient } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import { getGetStaticPageQueryOptions } from '#generated/api/emptypage/get-static-page.ts';
import { isNotFound } from '#src/api/errors.ts';

/** The page itself says what went wrong. */
export const infoOptions = { query: { meta: { silent: true } } };

/** The text of an information page. */
export function infoQuery(page: string) {
  return getGetStaticPageQueryOptions(page, infoOptions);
}

/** Waits for the text; a page that is not there is a URL that leads nowhere, not a failure. */
export async function loadInfo(client: QueryClient, page: string): Promise<void> {
  // No id of the contract: the server would reject the request.
  if (!/^[\w-]{1,64}$/.test(page)) throw notFound();
  await client.ensureQueryData(infoQuery(page)).catch((error: unknown) => {
    throw isNotFound(error) ? notFound() : error;
  });
}
