import { discountPercent } from '#src/lib/numbers/money.ts';
import type { AnalyticsEvent, AnalyticsItem } from './analytics-event.ts';

/** A product in the format of Enhanced Ecommerce, which counters and tag managers read. Prices are rubles. */
export interface EcommerceProduct {
  id: string;
  name: string;
  price: number;
  /** Percent, 0 to 100. */
  discount: number;
  category: string;
  quantity?: number;
  list?: string;
  position?: number;
  coupon?: string;
}

interface EcommerceAction {
  products: readonly EcommerceProduct[];
}

/** The `ecommerce` of an entry of the data layer. */
export interface Ecommerce {
  currencyCode: 'RUB';
  impressions?: readonly EcommerceProduct[];
  detail?: EcommerceAction;
  add?: EcommerceAction;
  remove?: EcommerceAction;
  checkout?: EcommerceAction & { actionField: { step: string; coupon?: string } };
  purchase?: EcommerceAction & { actionField: { id: string; revenue: number; coupon?: string } };
}

const KOPECKS = 100;

/** A product of an event in the format of the data layer. */
export function toEcommerceProduct(item: AnalyticsItem): EcommerceProduct {
  const { marketID, name, price, priceWithoutDiscount, category } = item;
  const { quantity, list, position, coupon } = item;
  return {
    id: marketID,
    name,
    price: price / KOPECKS,
    discount: discountPercent(price, priceWithoutDiscount),
    category,
    ...(quantity !== undefined && { quantity }),
    ...(list !== undefined && { list }),
    ...(position !== undefined && { position }),
    ...(coupon !== undefined && { coupon }),
  };
}

/** The e-commerce part of an event; null for events without products. */
export function toEcommerce(event: AnalyticsEvent): Ecommerce | null {
  if (event.kind === 'pageview' || event.kind === 'goal') return null;
  const products = event.items.map(toEcommerceProduct);
  switch (event.kind) {
    case 'impressions':
      return { currencyCode: 'RUB', impressions: products };
    case 'checkout': {
      const { step, coupon } = event;
      const actionField = { step, ...(coupon && { coupon }) };
      return { currencyCode: 'RUB', checkout: { actionField, products } };
    }
    case 'purchase': {
      const { orderID, revenue, coupon } = event;
      const actionField = { id: orderID, revenue: revenue / KOPECKS, ...(coupon && { coupon }) };
      return { currencyCode: 'RUB', purchase: { actionField, products } };
    }
    default:
      return { currencyCode: 'RUB', [event.kind]: { products } };
  }
}
