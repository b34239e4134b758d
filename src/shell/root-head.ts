import type { AnyRouteMatch } from '@tanstack/react-router';
import { pageTitle } from '#src/lib/pages/page-title.ts';
import { shopName } from '#src/lib/pages/shop-name.ts';
import { isMissing } from '#src/ssr/protocol/missing-page.ts';

const description =
  'Интернет-магазин для стоматологов: расходные материалы, инструменты, оборудование. Цены и наличие на складе, доставка по всей России.';

const title = `${shopName} – материалы и оборудование для стоматологии`;

/** Routes with a canonical URL of their own, since it includes search parameters. */
const routesWithOwnCanonical = new Set(['/products/', '/products/$slug', '/promotions']);

/**
 * Default title and description, the canonical URL of pages that need only their path, and the head
 * of pages that are not found.
 */
export function rootHead({ matches }: { matches: readonly AnyRouteMatch[] }) {
  const missing = matches.some((match) => isMissing(match) || match.status === 'notFound');
  if (missing) {
    return {
      meta: [{ title: pageTitle('Страница не найдена') }, { name: 'robots', content: 'noindex' }],
    };
  }
  const isPrivate = matches.some(
    ({ staticData }) => staticData.isProtected || staticData.isBoosterTest,
  );
  const page = matches.at(-1);
  const url = `${page?.context.origin}${page?.pathname}`;
  return {
    meta: [
      { title },
      { name: 'description', content: description },
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      { property: 'og:image', content: `${page?.context.origin}/share.png` },
      { name: 'twitter:card', content: 'summary_large_image' },
      { property: 'og:site_name', content: shopName },
      { property: 'og:locale', content: 'ru_RU' },
      { property: 'og:type', content: 'website' },
      { property: 'og:url', content: url },
      ...(isPrivate ? [{ name: 'robots', content: 'noindex' }] : []),
    ],
    links:
      page && !routesWithOwnCanonical.has(page.routeId) ? [{ rel: 'canonical', href: url }] : [],
  };
}
