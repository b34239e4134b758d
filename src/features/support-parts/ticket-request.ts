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

/** A product of the catalog for a ticket about it. */
export function ticketProduct({ id, slug, name, vendorCode, images }: ProductCard): TicketProduct {
  return { id, slug, name, vendorCode, image: images[0] ?? null };
}

/** What can be asked about a product; named like the action that the server offers for it. */
export type ProductTicketKind = Exclude<UnavailableProductAction, 'None'>;

/** What can be asked about an order. */
export type OrderTicketKind = 'OrderQuestion' | 'OrderProducts' | 'OrderDelivery' | 'OrderPayment';

/** What can be asked in general. */
export type GeneralTicketKind = 'General' | 'ProductSearch' | 'AccountDeletion';

/** A ticket that a user wants to write, with what it is about. */
export type TicketRequest =
  | { kind: ProductTicketKind; product: TicketProduct }
  | { kind: 'PromotionOffer'; promotion: { id: string; name: string } }
  | {
      kind: OrderTicketKind;
      order: { id: string; number: string | null };
      /** What the user most likely wants to say; he may change it. */
      comment?: string;
    }
  | { kind: GeneralTicketKind };
