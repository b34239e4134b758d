import type { AnyRouteMatch } from '@tanstack/react-router';
import { pageTitle } from '#src/lib/page-title.ts';
import { shopName } from '#src/lib/shop-name.ts';

const description =
  'Интернет-магазин для стоматологов: расходные материалы, инструменты, оборудование. Цены и наличие на складе, доставка по всей России.';

const title = `${shopName} – материалы и оборудование для стоматологии`;

/** Routes that name their own address, since parts of their query belong to it. */
const ownAddress = new Set(['/products/', '/products/$slug', '/promotions']);

/**
 * Title and description of pages that have none of their own, the address of those that are known
 * by their path alone, and what is said of pages that are not there.
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
