import type { components } from '#generated/server/operations.ts';

/** The four levels of the stock indicator, and Unavailable when nothing can be bought. */
export function stockLevel(product: {
  stock: number;
  available: boolean;
}): components['schemas']['StockLevel'] {
  const { stock } = product;
  if (!product.available || stock < 1) return 'Unavailable';
  if (stock < 3) return 'Last';
  if (stock < 10) return 'Few';
  return stock < 50 ? 'Less' : 'Many';
}
