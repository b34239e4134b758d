import type { AnyRouteMatch } from '@tanstack/react-router';
import { pageTitle } from '#src/lib/page-title.ts';
import { shopName } from '#src/lib/shop-name.ts';

const description =
  'Интернет-магазин для стоматологов: расходные материалы, инструменты, оборудование. Цены и наличие на складе, доставка по всей России.';

const title = `${shopName} – материалы и оборудование для стоматологии`;

/** Routes with a canonical URL of their own, since it includes search parameters. */
const ownAddress = new Set(['/products/', '/products/$slug', '/promotions']);

/**
 * Default title and description, the canonical URL of pages that need only their path, and the head
 * of pages that are not found.
 */
export function rootHead({ matches }: { matches: readonly AnyRouteMatch[] }) {
  const missing = matches.some((match) => match._notFound || match.status === 'notFound');
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
    links: page && !ownAddress.has(page.routeId) ? [{ rel: 'canonical', href: url }] : [],
  };
}
