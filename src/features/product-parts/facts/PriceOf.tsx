import type { ProductCard } from '#generated/api/model/productCard.ts';
import { Price } from '#src/ui/kit/content/Price.tsx';

/** Price of a product for this user. */
export function PriceOf({ product, size }: { product: ProductCard; size?: 'lg' }) {
  const { price, priceWithoutDiscount, isContractPrice } = product;
  return <Price {...{ price, priceWithoutDiscount, size }} contract={isContractPrice} />;
}
