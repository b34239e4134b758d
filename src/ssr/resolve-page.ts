import type { AppRouter } from '#src/app/router.tsx';
import { parseSearch, stringifySearch } from '#src/app/search-format.ts';
import { isMissing } from './protocol/missing-page.ts';
import type { PageTarget } from './protocol/rendered-page.ts';

/** All unknown URLs show the same page, so that one cached page serves them all. */
const NOWHERE = '/404';

/**
 * The page of a URL. Only the query parameters that the page itself reads are part of its cache
 * key: campaign and unknown parameters lead to the same page.
 */
export function resolvePage(router: AppRouter, url: string): PageTarget {
  const [path = '/', query = ''] = url.split(/\?(.*)/s);
  const pathname = path.replace(/(?<=.)\/+$/, '');
  const search = parseSearch(query);
  const matches = router.matchRoutes(decodeURI(pathname), search as never);
  if (matches.some(isMissing)) return { kind: 'page', url: NOWHERE };
  const isProtected = matches.some(({ staticData }) => staticData.isProtected);
  const isForAll = ({ routeId }: { routeId: keyof typeof router.routesById }) =>
    router.routesById[routeId].options.ssr !== false;
  if (isProtected || !matches.every(isForAll)) {
    const routeIDs = matches.map(({ routeId }) => routeId);
    const page = matches.at(-1);
    // A route without a component redirects.
    const isPage = page && router.routesById[page.routeId].options.component;
    return isPage && isProtected
      ? { kind: 'client', routeIDs, frame: framePath(page.fullPath) }
      : { kind: 'client', routeIDs };
  }
  const known: Record<string, unknown> = { ...matches.at(-1)?._strictSearch };
  if (search.view === 'min' && matches.some(({ staticData }) => staticData.hasFramelessView)) {
    known.view = 'min';
  }
  const sorted = Object.fromEntries(Object.entries(known).sort(([a], [b]) => (a < b ? -1 : 1)));
  return { kind: 'page', url: pathname + stringifySearch(sorted) };
}

/** `/order/$id/` → `/order/0`: the ids are the user's, and nothing in the frame depends on them. */
function framePath(fullPath: string): string {
  return fullPath.replaceAll(/\$\w+/g, '0').replace(/(?<=.)\/+$/, '');
}
