import { limits } from '#generated/server/limits.ts';
import type { Handlers } from '#server/contract/handlers.ts';
import { readSnapshot } from '#server/product/catalog-snapshot.ts';
import { matchesTag, versionHeaders } from '#server/product/etag.ts';
import { loadBrand } from './brand.ts';
import { searchBrands } from './search-brands.ts';

const MAX_BRANDS = limits['BrandList.items'];

export const brandHandlers = {
  listBrands: async ({ headers: requested }, { db }) => {
    const { version, brands } = await readSnapshot(db);
    const headers = versionHeaders(version);
    if (matchesTag(requested['If-None-Match'], headers.ETag)) return { status: 304, headers };
    const items = [...brands.values()]
      .filter(({ productCount }) => productCount > 0)
      .slice(0, MAX_BRANDS);
    return { status: 200, headers, body: { items } };
  },

  getBrand: async ({ params }, { db }) => ({
    status: 200,
    body: await loadBrand(db, params.id),
  }),

  searchBrands: async ({ query }, { db }) => ({
    status: 200,
    body: { items: await searchBrands(db, query) },
  }),
} satisfies Partial<Handlers>;
