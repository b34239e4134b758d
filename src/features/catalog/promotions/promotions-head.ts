import { pageMeta } from '#src/lib/pages/page-meta.ts';
import type { PromotionsSearch } from './promotions-queries.ts';

/** Title and canonical URL of the promotions; those of one category are a view of the same list. */
export function promotionsHead({ category, page }: PromotionsSearch, origin: string) {
  return {
    meta: [
      ...pageMeta(
        'Акции',
        'Действующие акции и скидки на стоматологические материалы и инструменты.',
      ),
      ...(category ? [{ name: 'robots', content: 'noindex, follow' }] : []),
    ],
    links: category
      ? []
      : [{ rel: 'canonical', href: `${origin}/promotions${page ? `?page=${page}` : ''}` }],
  };
}
