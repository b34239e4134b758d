import type { ProductCard } from '#generated/api/model/productCard.ts';
import type { Cell } from '#src/lib/xlsx-parts.ts';
import { reasonLabels, stockLabels } from './stock.ts';

/** Columns of an exported table of products; prices are rubles. */
export const productColumns = [
  { title: 'Артикул', width: 16 },
  { title: 'Название', width: 60 },
  { title: 'Бренд', width: 18 },
  { title: 'Категория', width: 26 },
  { title: 'Цена, ₽', width: 12 },
  { title: 'Цена без скидки, ₽', width: 18 },
  { title: 'Наличие', width: 24 },
  { title: 'Продаётся по, шт.', width: 16 },
] as const;

/** The cells of a product in an exported table; prices in rubles. */
export function productCells(product: ProductCard): Cell[] {
  const { unavailability, stockLevel } = product;
  return [
    product.vendorCode,
    product.name,
    product.brand?.name ?? null,
    product.category.name,
    product.price / 100,
    product.priceWithoutDiscount / 100,
    unavailability ? reasonLabels[unavailability.reason] : stockLabels[stockLevel],
    product.packSize,
  ];
}
