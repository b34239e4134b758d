import type { AppRouter } from '#src/app/router.tsx';
import {
  type CartRecordStore,
  dropRecords,
  recordChange,
  recordedPlace,
} from '#src/app/third-parties/events/cart/cart-records.ts';
import { type CartChange, watchCart } from '#src/app/third-parties/events/cart/watch-cart.ts';
import { getSession } from '#src/auth/session/session-store.ts';
import { claimPurchase } from '#src/browser/storage/analytics-cookies.ts';
import type { AnalyticsEvent } from './analytics-event.ts';
import { countedPage, countedReferrer, isSecretPage, type ShownPage } from './counted-page.ts';
import { analyticsProduct, type KnownProduct, loadedProduct } from './known-product.ts';
import { watchImpressions } from './watch-impressions.ts';
import { createOrderWatch } from './watch-orders.ts';
import { type PlacedProduct, watchPlaces } from './watch-places.ts';

function shownPage(
  router: AppRouter,
  { location, matches } = router.state,
): ShownPage & { params: Record<string, string> } {
  const shown = matches.at(-1);
  const titles = matches.flatMap(({ meta = [] }) =>
    meta.flatMap((tag) => (tag && 'title' in tag ? [tag.title] : [])),
  );
  return {
    origin: router.options.context.origin,
    pathname: location.pathname,
    // The pattern of an index route ends with a slash.
    pattern: (shown?.fullPath ?? location.pathname).replace(/(?<=.)\/$/, ''),
    query: location.searchStr,
    isProtected: matches.some(({ staticData }) => staticData.isProtected),
    title: titles.at(-1) ?? '',
    params: (shown?.params ?? {}) as Record<string, string>,
  };
}

/**
 * Turns what happens in the shop into events, by observing the router and the caches: features call
 * nothing. What is already on the page counts as its first events. Returns a function that stops it.
 * @param first the page where the visit began, when it was left before: it is counted before the present one.
 */
export function observeShop(
  router: AppRouter,
  records: CartRecordStore,
  emit: (event: AnalyticsEvent) => void,
  first?: AppRouter['state'],
): () => void {
  const client = router.options.context.queryClient;
  const places = watchPlaces(router);
  const placeOf = (marketID: string) => recordedPlace(records, marketID);
  const watchOrder = createOrderWatch(client, placeOf, claimPurchase);
  let referrer = countedReferrer(document.referrer, router.options.context.origin);
  let counted = '';
  let viewed = '';
  let searched = '';
  let unreported: readonly PlacedProduct[] = [];
  const reported = new Set<string>();

  const itemOf = (product: KnownProduct) => {
    const place =
      (product.slug === null ? undefined : places.placeOf(product.slug)) ??
      recordedPlace(records, product.marketID);
    return { ...analyticsProduct(product), ...place };
  };
  const onCart = (changes: readonly CartChange[]) => {
    for (const kind of ['add', 'remove'] as const) {
      const items = changes
        .filter(({ pieces }) => pieces > 0 === (kind === 'add'))
        .map(({ product, pieces }) => ({ ...itemOf(product), quantity: Math.abs(pieces) }));
      if (items.length > 0) emit({ kind, items });
      if (items.length > 0 && kind === 'add') emit({ kind: 'goal', goal: 'addToCart' });
    }
    for (const { product, pieces } of changes) recordChange(records, itemOf(product), pieces);
  };
  const reportImpressions = () => {
    // A signed-in user has prices of their own.
    if (getSession().status === 'loading') return;
    const items = unreported.flatMap(({ slug, place }) => {
      const key = `${place.list} ${slug}`;
      const product = loadedProduct(client, (one) => one.slug === slug);
      if (!product || reported.has(key)) return [];
      reported.add(key);
      return [{ ...analyticsProduct(product), ...place }];
    });
    unreported = [];
    if (items.length > 0) emit({ kind: 'impressions', items });
  };
  const check = () => {
    const page = shownPage(router);
    // What is on a page follows its own event.
    if (countedPage(page).url !== counted) return;
    reportImpressions();
    const { pattern, params } = page;
    const { slug, id } = params;
    if (pattern === '/products/$slug' && slug !== undefined && slug !== viewed) {
      const product = shownProduct(router, slug);
      if (product) {
        viewed = slug;
        emit({ kind: 'detail', items: [itemOf(product)] });
      }
    }
    if (!pattern.startsWith('/order/$id') || id === undefined) return;
    for (const event of watchOrder(id, pattern)) {
      emit(event);
      if (event.kind !== 'purchase') continue;
      dropRecords(
        records,
        event.items.map(({ marketID }) => marketID),
      );
    }
  };
  const countPage = (state?: AppRouter['state']) => {
    const page = shownPage(router, state);
    if (isSecretPage(page.pathname)) return;
    const { url, title } = countedPage(page);
    if (url !== counted) {
      emit({ kind: 'pageview', url, title, referrer });
      counted = url;
      referrer = url;
      reported.clear();
    }
    if (page.pattern !== '/products/$slug') viewed = '';
    const query = page.pathname === '/products' ? queryOf(page.query) : '';
    if (query !== '' && query !== searched) emit({ kind: 'goal', goal: 'search' });
    searched = query;
    check();
  };
  const onPage = () => countPage();
  const stops = [
    places.stop,
    watchImpressions(router, (seen) => {
      unreported = [...unreported, ...seen];
      check();
    }),
    // A user who goes on at once leaves a page before it is resolved.
    router.subscribe('onLoad', onPage),
    router.subscribe('onResolved', onPage),
    watchCart(client, onCart),
    client.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'success') check();
    }),
  ];
  if (first) countPage(first);
  // A page that is still loading has no title yet; it reports itself when it has.
  if (!router.state.isLoading) onPage();
  return () => {
    for (const stop of stops) stop();
  };
}

function queryOf(query: string): string {
  return new URLSearchParams(query).get('query') ?? '';
}

/** The product of the page, when its price is the user's own; null until then. */
function shownProduct(router: AppRouter, slug: string): KnownProduct | null {
  if (getSession().status === 'loading') return null;
  const { queryClient } = router.options.context;
  const isComing = queryClient
    .getQueryCache()
    .findAll({ type: 'active', fetchStatus: 'fetching' })
    .some(({ queryKey }) => queryKey.includes(slug));
  return isComing ? null : loadedProduct(queryClient, (product) => product.slug === slug);
}
