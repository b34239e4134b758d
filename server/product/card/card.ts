import type { components } from '#generated/server/operations.ts';
import type { PictureRecord } from '#server/db/schema/catalog.ts';
import { payablePrice } from '#server/pricing/products/contract-prices.ts';
import type {
  UnavailabilityReason,
  UnavailableAction,
} from '#server/product/stock/availability.ts';
import { largestQuantity } from '#server/product/stock/quantity.ts';
import { stockLevel } from '#server/product/stock/stock-level.ts';

type Schemas = components['schemas'];

/** A database row of a card; money in kopecks, weight in grams. */
export interface CardRow {
  readonly id: string;
  readonly marketID: string;
  readonly name: string;
  readonly slug: string;
  readonly pictures: PictureRecord[];
  readonly vendorCode: string;
  readonly manufacturerCode: string | null;
  readonly weight: number | null;
  readonly brand: { id: string; name: string; slug: string } | null;
  readonly category: { id: string; name: string; slug: string };
  readonly categoryPath: string;
  readonly price: number;
  readonly priceWithoutDiscount: number;
  readonly stock: number;
  readonly listed: boolean;
  readonly available: boolean;
  readonly saleForbidden: boolean;
  readonly unavailabilityReason: string | null;
  readonly unavailableAction: string | null;
  readonly packSize: number;
  readonly minQuantity: number;
  readonly isNew: boolean;
  readonly rating: number | null;
  readonly feedbackCount: number;
  readonly variantCount: number;
}

/** Card data beyond the product itself. */
export interface CardSurroundings {
  /** The price by the user's contract, kopecks; null without one. */
  readonly contractPrice: number | null;
  /** Null for a product without a family. */
  readonly family: Schemas['ProductFamily'] | null;
}

const ALONE: CardSurroundings = { contractPrice: null, family: null };

/** The state of a product for a signed-in user. */
export interface CardMarks {
  readonly isFavorite: boolean;
  readonly isCompared: boolean;
  /** The action of the user's open request about the product; null without one. */
  readonly requests: Readonly<Partial<Record<UnavailableAction, string>>> | null;
}

export const NO_MARKS: CardMarks = { isFavorite: false, isCompared: false, requests: null };

/** The discount in whole percent, rounded down; 0 without a discount. */
export function discountPercent(price: number, priceWithoutDiscount: number): number {
  if (priceWithoutDiscount <= 0 || price >= priceWithoutDiscount) return 0;
  return Math.floor(((priceWithoutDiscount - price) * 100) / priceWithoutDiscount);
}

function unavailabilityOf(row: CardRow, { requests }: CardMarks): Schemas['Unavailability'] {
  const action = row.listed
    ? ((row.unavailableAction ?? 'WaitingList') as UnavailableAction)
    : 'RequestAnalogue';
  const reason = row.listed
    ? ((row.unavailabilityReason ?? 'OutOfStock') as UnavailabilityReason)
    : 'Discontinued';
  const ticketID = requests?.[action];
  return { reason, action, ...(ticketID === undefined ? {} : { ticketID }) };
}

/** The displayed rating, with one decimal; the database stores it in single precision. */
export function shownRating(rating: number | null): number | null {
  return rating === null ? null : Math.round(rating * 10) / 10;
}

/**
 * The card of a product. A product that the feed no longer lists is discontinued, and one with less
 * stock than its smallest quantity is out of stock, regardless of their rows.
 * @param imageLimit the maximum number of images on the card
 */
export function toCard(
  row: CardRow,
  marks: CardMarks,
  imageLimit: number,
  { contractPrice, family }: CardSurroundings = ALONE,
): Schemas['ProductCard'] {
  const settled = { ...row, available: row.available && row.listed };
  const maxQuantity = largestQuantity(settled);
  const available = maxQuantity > 0;
  const payable = payablePrice(row, contractPrice);
  return {
    id: row.id,
    marketID: row.marketID,
    name: row.name,
    slug: row.slug,
    images: row.pictures.slice(0, imageLimit),
    vendorCode: row.vendorCode,
    manufacturerCode: row.manufacturerCode,
    weight: row.weight,
    brand: row.brand,
    category: row.category,
    ...payable,
    discountPercent: discountPercent(payable.price, payable.priceWithoutDiscount),
    stockLevel: stockLevel({ stock: row.stock, available }),
    available,
    saleForbidden: row.saleForbidden,
    unavailability: available ? null : unavailabilityOf(row, marks),
    packSize: row.packSize,
    minQuantity: row.minQuantity,
    maxQuantity,
    isNew: row.isNew,
    rating: shownRating(row.rating),
    feedbackCount: row.feedbackCount,
    variantCount: row.variantCount,
    family,
    isFavorite: marks.isFavorite,
    isCompared: marks.isCompared,
  };
}
