import type { PictureRecord } from '#server/db/schema/catalog.ts';

/** What the user finds in a feed, still as text: nothing is validated here. */
export type FeedItem =
  | { kind: 'currency'; currency: FeedCurrency }
  | { kind: 'category'; category: FeedCategory }
  | { kind: 'brand'; brand: FeedBrand }
  | { kind: 'replacement'; replacement: FeedReplacement }
  | { kind: 'offer'; offer: FeedOffer }
  | { kind: 'gift'; id: string; name: string }
  | { kind: 'promo'; promo: FeedPromo };

export interface FeedCurrency {
  id: string;
  rate: string;
  /** Percent on top of the rate. */
  plus: string;
}

export interface FeedCategory {
  line: number;
  id: string;
  parentID: string;
  /** The attribute that named the parent: `parentId` by the format. */
  parentName?: string;
  name: string;
  picture: PictureRecord | null;
}

/** Extension of the format: what the shop says of a brand. */
export interface FeedBrand {
  name: string;
  country: string;
  description: string;
  logo: PictureRecord | null;
}

/** Extension of the format: what is found for names that the catalog does not have. */
export interface FeedReplacement {
  line: number;
  /** One or several, separated by semicolons. */
  names: string;
  query: string;
}

export interface FeedParam {
  name: string;
  unit: string;
  value: string;
}

export interface FeedOffer {
  /** The line where its tag starts. */
  line: number;
  id: string;
  /** Empty for the simplified type, `vendor.model` and others for the rest. */
  type: string;
  /** The attribute: '' when absent. */
  available: string;
  groupID: string;
  /** Text of the simple child elements by name; the first of several wins. */
  fields: ReadonlyMap<string, string>;
  params: readonly FeedParam[];
  pictures: readonly PictureRecord[];
  /** Every `instock` of `<outlets>`. */
  outlets: readonly string[];
  /** What makes the offer unreadable, in Russian: an undefined entity, a forbidden character. */
  xmlErrors: readonly FeedXmlError[];
}

export interface FeedXmlError {
  message: string;
  line: number;
}

export interface FeedPromo {
  line: number;
  id: string;
  type: string;
  fields: ReadonlyMap<string, string>;
  discount: { unit: string; currency: string; value: string } | null;
  picture: PictureRecord | null;
  products: readonly FeedPromoProduct[];
  gifts: ReadonlyArray<{ offerID: string; giftID: string }>;
}

/** One `<product>` of a promo: an offer, perhaps with its promo price, or a whole category. */
export interface FeedPromoProduct {
  offerID: string;
  categoryID: string;
  discountPrice: string;
  currency: string;
}
