import type { ProductCard } from '#generated/api/model/productCard.ts';
import type { ProductTicketKind } from '#src/features/support-parts/ticket-request.ts';

/** Replacement of «В корзину». */
export type InsteadOfBuying =
  /** Nothing to request: analogues. */
  | { kind: 'Analogues' }
  /** On the waiting list already; can be canceled there. */
  | { kind: 'Waiting'; ticketID: string }
  /** Requested already; links to the ticket. */
  | { kind: 'Requested'; ticketID: string }
  | { kind: 'Ask'; action: ProductTicketKind; label: string };

const labels: Record<ProductTicketKind, string> = {
  WaitingList: 'Сообщить о поступлении',
  RequestAnalogue: 'Подобрать аналог',
  RequestOffer: 'Запросить предложение',
  RequestAssistance: 'Спросить менеджера',
};

/** The action for an unavailable product: determined by the server's action, not by the reason. */
export function insteadOfBuying({
  unavailability,
}: Pick<ProductCard, 'unavailability'>): InsteadOfBuying {
  const action = unavailability?.action ?? 'None';
  if (action === 'None') return { kind: 'Analogues' };
  const ticketID = unavailability?.ticketID;
  if (ticketID) return { kind: action === 'WaitingList' ? 'Waiting' : 'Requested', ticketID };
  return { kind: 'Ask', action, label: labels[action] };
}
