import type { CartItem, CartProduct } from '#server/cart/schemas.ts';
import { sumLine } from '#server/cart/totals/totals.ts';
import type {
  UnavailabilityReason,
  UnavailableAction,
} from '#server/product/stock/availability.ts';
import { largestQuantity } from '#server/product/stock/quantity.ts';
import { stockLevel } from '#server/product/stock/stock-level.ts';
import type { LineProduct } from './line-products.ts';
import { lineAvailability } from './line-rules.ts';

/** Number of images per line; the rest is on the product page. */
const LINE_IMAGES = 1;

/** A product as lines of the cart and of an import show it. */
export function toCartProduct(product: LineProduct): CartProduct {
  return {
    id: product.id,
    marketID: product.marketID,
    name: product.name,
    slug: product.slug,
    images: product.pictures.slice(0, LINE_IMAGES),
    vendorCode: product.vendorCode,
    brandName: product.brandName,
    categoryName: product.categoryName,
    price: product.price,
    priceWithoutDiscount: product.priceWithoutDiscount,
    weight: product.weight,
    isContractPrice: product.isContractPrice,
    vatRate: product.vatRate,
    stockLevel: stockLevel(product),
    available: product.available,
    saleForbidden: product.saleForbidden,
    unavailability: product.available
      ? null
      : {
          reason: (product.unavailabilityReason ?? 'OutOfStock') as UnavailabilityReason,
          action: (product.unavailableAction ?? 'WaitingList') as UnavailableAction,
        },
    packSize: product.packSize,
    minQuantity: product.minQuantity,
    maxQuantity: largestQuantity(product),
  };
}

/** A gift: it costs nothing, and its quantity follows from what is bought. */
export function toGiftItem(quantity: number, product: LineProduct): CartItem {
  return {
    isGift: true,
    quantity,
    product: toCartProduct(product),
    availability: 'Available',
    amount: 0,
    amountWithoutDiscount: 0,
    discount: 0,
    weight: (product.weight ?? 0) * quantity,
    promo: 0,
  };
}

/** A cart line at today's price and stock. */
export function toCartItem(quantity: number, product: LineProduct): CartItem {
  return {
    isGift: false,
    quantity,
    product: toCartProduct(product),
    availability: lineAvailability(quantity, product),
    ...sumLine(quantity, product),
  };
}
