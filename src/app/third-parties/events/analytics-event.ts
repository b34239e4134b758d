import type { CheckoutStep } from '#generated/api/model/checkoutStep.ts';
import type { ProductSource } from '#generated/api/model/productSource.ts';

/** Where the user found a product: the list by the specification's source, and the place in it, from 1. */
export interface ListPlace {
  list: ProductSource;
  position: number;
}

/** A product as analytics knows it: by its market id. Prices are kopecks. */
export interface AnalyticsProduct {
  marketID: string;
  name: string;
  price: number;
  priceWithoutDiscount: number;
  /** The category's name. */
  category: string;
}

/** A product of an event; what is not known is left out. */
export interface AnalyticsItem extends AnalyticsProduct, Partial<ListPlace> {
  quantity?: number;
  /** The promo code that lowers its price: its own, otherwise that of the whole order. */
  coupon?: string;
}

/** What users reach; names of the goals in the counter's settings. */
export type AnalyticsGoal =
  | 'addToCart'
  | 'search'
  | 'checkout'
  | 'approval'
  | 'orderCreating'
  | 'orderCreatingError'
  | 'purchase';

/** What web analytics is notified of: nothing about the person. */
export type AnalyticsEvent =
  | {
      kind: 'pageview';
      /** Absolute, without tokens, ids of records and what the user has typed about a person. */
      url: string;
      /** Pages behind sign-in have the title of their kind: «Заказ – Дентамаркет». */
      title: string;
      /** The page before, in the same form; empty for none. */
      referrer: string;
    }
  | { kind: 'goal'; goal: AnalyticsGoal }
  | { kind: 'impressions' | 'detail' | 'add' | 'remove'; items: readonly AnalyticsItem[] }
  | {
      kind: 'checkout';
      /** The step that the order has reached; what ends them, Details, is the purchase. */
      step: Exclude<CheckoutStep, 'Details'>;
      /** The promo code of the order, as below. */
      coupon?: string;
      items: readonly AnalyticsItem[];
    }
  | {
      kind: 'purchase';
      /** The order's number. */
      orderID: string;
      /** Kopecks. */
      revenue: number;
      /** The promo code of the whole order, otherwise the first of its products. */
      coupon?: string;
      items: readonly AnalyticsItem[];
    };

/** An external service that counts visits; `metrica.ts` and `tag-manager.ts` implement it. */
export interface WebAnalytics {
  /** Passes an event on; before the service's script has loaded, it waits in a queue. */
  send: (event: AnalyticsEvent) => void;
  /** Ends the counting on this page. */
  stop: () => void;
}
