import * as zod from 'zod/mini';

export const ProductSource = /*#__PURE__*/ zod.enum(['Catalog', 'RecentlyViewed', 'PromotionProducts', 'Popular', 'BrandProducts', 'BrandNewItems', 'Favorites', 'PreviouslyBought']);

export type ProductSource = zod.input<typeof ProductSource>;
export type ProductSourceOutput = zod.output<typeof ProductSource>;
