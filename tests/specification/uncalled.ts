const absolute =
  'the shop sends the quantity that the cart must have: a repeated request adds nothing twice';

/** Operations that no page of the shop sends, with the reason; the suite sends them. */
export const uncalled = {
  getAddress: 'every list of addresses has their complete records, and no page shows one alone',
  addCartProduct: absolute,
  addProductToCart: absolute,
  getCategoryHierarchy:
    'getCategory has the same path, its breadcrumbs and the category itself, without a second request',
} as const;
