import type { QueryClient } from '@tanstack/react-query';
import type { ProductCard } from '#generated/api/model/productCard.ts';
import type { ProductDetail } from '#generated/api/model/productDetail.ts';
import { shopName } from '#src/lib/pages/shop-name.ts';
import { breadcrumbJsonLd, type JsonLd, rublesText } from '#src/lib/pages/structured-data.ts';
import { plainText } from '#src/lib/text/plain-text.ts';
import { productQuery } from './product-queries.ts';

/** Maximum length of the description. */
const MAX_DESCRIPTION_LENGTH = 1000;
/** Maximum number of variants; the page links to all of them. */
const MAX_VARIANTS = 12;

/** A product with its offer as JSON-LD. */
export function productJsonLd(product: ProductCard, origin: string): JsonLd {
  const { name, slug, vendorCode, brand, images, rating, feedbackCount } = product;
  const url = `${origin}/products/${slug}`;
  return {
    '@type': 'Product',
    name,
    url,
    sku: vendorCode,
    image: images.map((image) => new URL(image.url, origin).href),
    ...(brand && { brand: { '@type': 'Brand', name: brand.name } }),
    ...(rating !== null &&
      feedbackCount > 0 && {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: rating,
          reviewCount: feedbackCount,
        },
      }),
    offers: {
      '@type': 'Offer',
      url,
      price: rublesText(product.price),
      priceCurrency: 'RUB',
      itemCondition: 'https://schema.org/NewCondition',
      seller: { '@type': 'Organization', name: shopName },
      availability: `https://schema.org/${product.available ? 'InStock' : 'OutOfStock'}`,
    },
  };
}

/** The family as `ProductGroup`, and the URLs of the other variants. */
function familyJsonLd({ product: { family }, variants }: ProductDetail, origin: string) {
  if (!family) return {};
  return {
    isVariantOf: {
      '@type': 'ProductGroup',
      productGroupID: family.id,
      name: family.name,
      hasVariant: variants.slice(0, MAX_VARIANTS).map(({ slug }) => ({
        '@type': 'Product',
        url: `${origin}/products/${slug}`,
      })),
    },
  };
}

/** JSON-LD of a product's page; nothing while the product is not loaded. */
export function productPageJsonLd(client: QueryClient, slug: string, origin: string): JsonLd[] {
  const detail = client.getQueryData(productQuery(slug).queryKey);
  if (!detail) return [];
  const { product, breadcrumbs, description, barcode } = detail;
  return [
    {
      ...productJsonLd(product, origin),
      ...familyJsonLd(detail, origin),
      ...(description !== '' && {
        description: plainText(description).slice(0, MAX_DESCRIPTION_LENGTH),
      }),
      ...(barcode !== null && /^\d{8,14}$/.test(barcode) && { gtin: barcode }),
    },
    breadcrumbJsonLd([
      { name: 'Каталог', url: `${origin}/catalog` },
      ...breadcrumbs.map(({ id, name }) => ({
        name,
        url: `${origin}/products?category=${encodeURIComponent(id)}`,
      })),
      { name: product.name, url: `${origin}/products/${product.slug}` },
    ]),
  ];
}
