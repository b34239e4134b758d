import type { AnyRouteMatch } from '@tanstack/react-router';
import { pageTitle } from '#src/lib/page-title.ts';
import { shopName } from '#src/lib/shop-name.ts';

const description =
  'Интернет-магазин для стоматологов: расходные материалы, инструменты, оборудование. Цены и наличие на складе, доставка по всей России.';

/** Title and description of pages that have none of their own, and of those that are not there. */
export function rootHead({ matches }: { matches: readonly AnyRouteMatch[] }) {
  const missing = matches.some((match) => match._notFound || match.status === 'notFound');
  return missing
    ? {
        meta: [{ title: pageTitle('Страница не найдена') }, { name: 'robots', content: 'noindex' }],
      }
    : {
        meta: [
          { title: `${shopName} – материалы и оборудование для стоматологии` },
          { name: 'description', content: description },
        ],
      };
}
