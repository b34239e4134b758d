import type { ProductCard } from '#generated/api/model/productCard.ts';
import type { ProductTicketKind } from '#src/features/support-parts/ticket-request.ts';

/** What stands in the place of «В корзину». */
export type InsteadOfBuying =
  /** Nothing to request: what is like it. */
  | { kind: 'Analogues' }
  /** Waited for already; can be given up there. */
  | { kind: 'Waiting'; ticketID: string }
  /** Requested already; leads to what was asked. */
  | { kind: 'Asked'; ticketID: string }
  | { kind: 'Ask'; action: ProductTicketKind; label: string };

const labels: Record<ProductTicketKind, string> = {
  WaitingList: 'Сообщить о поступлении',
  RequestAnalogue: 'Подобрать аналог',
  RequestOffer: 'Запросить предложение',
  RequestAssistance: 'Спросить менеджера',
};

/** The one action for a product that cannot be bought: what the server names decides, not the reason. */
export function insteadOfBuying({
  unavailability,
}: Pick<ProductCard, 'unavailability'>): InsteadOfBuying {
  const action = unavailability?.action ?? 'None';
  if (action === 'None') return { kind: 'Analogues' };
  const ticketID = unavailability?.ticketID;
  if (ticketID) return { kind: action === 'WaitingList' ? 'Waiting' : 'Asked', ticketID };
  return { kind: 'Ask', action, label: labels[action] };
}
