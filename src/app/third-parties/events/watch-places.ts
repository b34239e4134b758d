import type { ProductSource } from '#generated/api/model/productSource.ts';
import type { AppRouter } from '#src/app/router.tsx';
import type { ListPlace } from './analytics-event.ts';

/** Shelves by their titles; other shelves (analogs, recommendations) are none of the specification's lists. */
const shelves: Readonly<Record<string, ProductSource | undefined>> = {
  'Популярные товары': 'Popular',
  Новинки: 'BrandNewItems',
  'Товары по акциям': 'PromotionProducts',
  'Вы смотрели': 'RecentlyViewed',
};

/** The screens that are a list. */
const screens: Readonly<Record<string, ProductSource | undefined>> = {
  '/profile/favorites': 'Favorites',
  '/profile/archive': 'PreviouslyBought',
};

const CARD = 'article, tr';
const LINK = 'a[href^="/products/"]';

/** A product of a list on the page. */
export interface PlacedProduct {
  slug: string;
  place: ListPlace;
}

function slugOf(link: Element | null): string | null {
  const [, slug] = /^\/products\/([^/?#]+)/.exec(link?.getAttribute('href') ?? '') ?? [];
  return slug === undefined ? null : decodeURIComponent(slug);
}

/** The list of a card: that of its shelf, otherwise that of the screen. */
function listOf(card: Element, router: AppRouter): ProductSource | undefined {
  const shelf = card.closest('section[aria-labelledby]');
  const titleID = shelf?.getAttribute('aria-labelledby');
  const title = titleID && document.getElementById(titleID)?.textContent;
  const { pathname, search } = router.state.location;
  if (title) return shelves[title.trim()];
  if (pathname !== '/products') return screens[pathname];
  const { source, promotion } = search as { source?: ProductSource; promotion?: string };
  return source ?? (promotion === undefined ? 'Catalog' : 'PromotionProducts');
}

/** Products on the pages of a list before this one. */
function offsetOf(slug: string, router: AppRouter): number {
  for (const { state } of router.options.context.queryClient
    .getQueryCache()
    .findAll({ type: 'active' })) {
    const { items, paging } = (state.data ?? {}) as {
      items?: unknown;
      paging?: { page?: number; pageSize?: number };
    };
    if (!Array.isArray(items) || !items.some((item) => item?.slug === slug)) continue;
    const { page = 1, pageSize = 0 } = paging ?? {};
    return (page - 1) * pageSize;
  }
  return 0;
}

/** All cards of products on the page. */
export function cardsOnPage(): Element[] {
  return [...document.querySelectorAll(CARD)].filter((card) => card.querySelector(LINK));
}

/**
 * The product of a card, or of the link that was clicked in it; null when there is none, or in none of
 * the specification's lists.
 */
export function placedProduct(target: Element, router: AppRouter): PlacedProduct | null {
  const card = target.closest(CARD);
  const slug = slugOf(target.closest(LINK) ?? card?.querySelector(LINK) ?? null);
  const list = card && listOf(card, router);
  if (!card || slug === null || !list) return null;
  const around = card.closest('section') ?? document.body;
  const cards = [...around.querySelectorAll(CARD)].filter((one) => one.querySelector(LINK));
  const position = offsetOf(slug, router) + cards.indexOf(card) + 1;
  return { slug, place: { list, position } };
}

export interface WatchedPlaces {
  /** The list from which the user came to a product, or added it; undefined when unknown. */
  placeOf: (slug: string) => ListPlace | undefined;
  stop: () => void;
}

/**
 * Notes from which list, and from which place in it, the user opens or adds a product. It reads the
 * page at each click, so that lists and cards need no code for it.
 */
export function watchPlaces(router: AppRouter): WatchedPlaces {
  const places = new Map<string, ListPlace>();
  const controller = new AbortController();
  const note = ({ target }: Event) => {
    const found = target instanceof Element ? placedProduct(target, router) : null;
    if (found) places.set(found.slug, found.place);
  };
  // Before the click's own handlers navigate.
  document.addEventListener('click', note, { capture: true, signal: controller.signal });
  return { placeOf: (slug) => places.get(slug), stop: () => controller.abort() };
}
