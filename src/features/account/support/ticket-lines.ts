import type { TicketProduct } from '#src/features/support-parts/ticket-request.ts';
import { TICKET_PIECES_LIMIT } from './ticket-comment-form.ts';

/** A product of the dialog with its requested quantity. */
export interface TicketLine {
  product: TicketProduct;
  /** Pieces; 0 when it was removed. */
  quantity: number;
  /** What restores a removed line. */
  last: number;
}

/** One piece of each product. */
export function firstLines(products: readonly TicketProduct[]): readonly TicketLine[] {
  return products.map((product) => ({ product, quantity: 1, last: 1 }));
}

/** The lines with another quantity of one product, within the limits of the contract. */
export function withQuantity(
  lines: readonly TicketLine[],
  productID: string,
  requested: number,
): readonly TicketLine[] {
  const quantity = Math.min(TICKET_PIECES_LIMIT, Math.max(0, requested));
  return lines.map((line) =>
    line.product.id === productID ? { ...line, quantity, last: quantity || line.last } : line,
  );
}

/** The products of a request; removed ones are left out. */
export function requestedProducts(lines: readonly TicketLine[]) {
  return lines.flatMap(({ product, quantity }) =>
    quantity === 0 ? [] : [{ productID: product.id, quantity }],
  );
}
