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

/** The promoted products to select from, none at first, and after them what was selected of others. */
export function promotedLines(
  products: readonly TicketProduct[],
  selected: readonly TicketLine[],
): readonly TicketLine[] {
  const offered = products.map((product): TicketLine => ({ product, quantity: 0, last: 1 }));
  const shown = new Set(products.map(({ id }) => id));
  return [
    ...restoreLines(offered, selected),
    ...selected.filter(({ product }) => !shown.has(product.id)),
  ];
}

/** Those lines whose quantity is not the first one any longer. */
export function changedLines(lines: readonly TicketLine[]): readonly TicketLine[] {
  return lines.filter(({ quantity, last }) => quantity !== 1 || last !== 1);
}

/** The lines as the user left them; those that the user did not change stay as they are. */
export function restoreLines(
  lines: readonly TicketLine[],
  changed: readonly TicketLine[],
): readonly TicketLine[] {
  return lines.map((line) => changed.find(({ product }) => product.id === line.product.id) ?? line);
}

/** A value of the form, which its draft stores; empty when it stores nothing. */
export function writeLines(lines: readonly TicketLine[]): string {
  return lines.length === 0 ? '' : JSON.stringify(lines);
}

/** The lines of a form's value; none when it is invalid. */
export function readLines(text: string): readonly TicketLine[] {
  try {
    const value: unknown = JSON.parse(text || '[]');
    return Array.isArray(value) && value.every(isLine) ? value : [];
  } catch {
    return [];
  }
}

function isLine(value: unknown): value is TicketLine {
  const { product, quantity, last } = Object(value);
  return (
    [product?.id, product?.slug, product?.name].every((text) => typeof text === 'string') &&
    [quantity, last].every((pieces) => Number.isInteger(pieces) && pieces >= 0)
  );
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
