import type { ProductCard } from '#generated/api/model/productCard.ts';
import type { UnavailableProductAction } from '#generated/api/model/unavailableProductAction.ts';

/** A product as the ticket dialogs show it. */
export interface TicketProduct {
  id: string;
  slug: string;
  name: string;
  vendorCode: string | null;
  image: { url: string; width: number; height: number } | null;
}

/** The facts of a listed product that a ticket shows. */
export type ListedProduct = Pick<ProductCard, 'id' | 'slug' | 'name' | 'vendorCode' | 'images'>;

/** A product of the catalog for a ticket about it. */
export function ticketProduct(product: ListedProduct): TicketProduct {
  const { id, slug, name, vendorCode, images } = product;
  return { id, slug, name, vendorCode, image: images[0] ?? null };
}

/** Types of tickets about a product; named like the server's actions. */
export type ProductTicketKind = Exclude<UnavailableProductAction, 'None'>;

/** Types of tickets about an order. */
export type OrderTicketKind = 'OrderQuestion' | 'OrderProducts' | 'OrderDelivery' | 'OrderPayment';

/** Types of tickets about a promotion. */
export type PromotionTicketKind = 'PromotionOffer' | 'PromotionQuestion';

/** General types of tickets. */
export type GeneralTicketKind = 'General' | 'ProductSearch' | 'AccountDeletion';

/** A ticket that a user starts to write, with its subject. */
export type TicketRequest = TicketSubject & {
  /** Whether its restored draft is sent at once: the user had to sign in for that. */
  isSentAtOnce?: boolean;
};

type TicketSubject =
  | { kind: ProductTicketKind; products: readonly TicketProduct[] }
  | { kind: PromotionTicketKind; promotion: { id: string; name: string } }
  | { kind: 'Maintenance'; order?: { id: string; number: string | null } }
  | {
      kind: OrderTicketKind;
      order: { id: string; number: string | null };
      /** Products of the order, to select from. */
      products?: readonly TicketProduct[];
      /** A suggested text that the user may change. */
      comment?: string;
    }
  | {
      kind: GeneralTicketKind;
      /** A suggested text that the user may change. */
      comment?: string;
    };
