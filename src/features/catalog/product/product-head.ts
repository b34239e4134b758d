import type { QueryClient } from '@tanstack/react-query';
import type { ProductCard } from '#generated/api/model/productCard.ts';
import { cachedProduct } from '#src/features/product-parts/facts/known-products.ts';
import { productQuery } from '#src/features/product-parts/product-queries.ts';
import { formatMoney } from '#src/lib/numbers/money.ts';
import { pageMeta } from '#src/lib/pages/page-meta.ts';
import { pageTitle } from '#src/lib/pages/page-title.ts';

/** Title, description, image and canonical URL of a product's page. */
function productHead(product: ProductCard, origin: string) {
  const canonical = `${origin}/products/${product.slug}`;
  const description = [
    `${product.name}: цена ${formatMoney(product.price)}`,
    product.available ? 'в наличии' : 'нет в наличии',
    product.brand && `бренд ${product.brand.name}`,
    `артикул ${product.vendorCode}`,
    'характеристики, документы и отзывы',
  ]
    .filter(Boolean)
    .join(', ');
  const [image] = product.images;
  return {
    meta: [
      ...pageMeta(product.name, `${description}.`, image && new URL(image.url, origin).href),
      { property: 'og:type', content: 'product' },
      { property: 'og:url', content: canonical },
    ],
    links: [{ rel: 'canonical', href: canonical }],
  };
}

/** The same from loaded data. */
export function loadedProductHead(client: QueryClient, slug: string, origin: string) {
  const product =
    client.getQueryData(productQuery(slug).queryKey)?.product ?? cachedProduct(client, slug);
  return product ? productHead(product, origin) : { meta: [{ title: pageTitle('Товар') }] };
}
