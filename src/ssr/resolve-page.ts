import type { AppRouter } from '#src/app/router.tsx';
import { parseSearch, stringifySearch } from '#src/app/search-format.ts';
import type { PageTarget } from './protocol/rendered-page.ts';

/** Every address that leads nowhere looks the same, so that one kept page serves them all. */
const NOWHERE = '/404';

/**
 * What stands at an address. Only what the page itself reads from the query becomes part of the
 * page's address: campaign marks and noise lead to the same page.
 */
export function resolvePage(router: AppRouter, address: string): PageTarget {
  const [path = '/', query = ''] = address.split(/\?(.*)/s);
  const pathname = path.replace(/(?<=.)\/+$/, '');
  const search = parseSearch(query);
  const matches = router.matchRoutes(decodeURI(pathname), search as never);
  if (matches.some(({ _notFound }) => _notFound)) return { kind: 'page', address: NOWHERE };
  if (matches.some(({ routeId }) => router.routesById[routeId].options.ssr === false)) {
    return { kind: 'client', routeIDs: matches.map(({ routeId }) => routeId) };
  }
  const known: Record<string, unknown> = { ...matches.at(-1)?._strictSearch };
  if (search.view === 'min' && matches.some(({ staticData }) => staticData.canStandAlone)) {
    known.view = 'min';
  }
  const sorted = Object.fromEntries(Object.entries(known).sort(([a], [b]) => (a < b ? -1 : 1)));
  return { kind: 'page', address: pathname + stringifySearch(sorted) };
}
