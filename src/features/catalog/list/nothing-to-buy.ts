import type { ProductCard } from '#generated/api/model/productCard.ts';

/** What to do with products that cannot be bought. */
export const BUTTON_HINT =
  'Кнопка у товара подскажет, как дождаться поступления, подобрать замену или узнать условия.';

/** Whether the list has products, and none of them is available. */
export function hasNothingToBuy(products: readonly ProductCard[]): boolean {
  return products.length > 0 && !products.some(({ available }) => available);
}
