import type { components } from '#generated/server/operations.ts';

type Schemas = components['schemas'];

export type TicketType = Schemas['TicketType'];
export type TicketStatus = Schemas['TicketStatus'];
export type TicketAction = Schemas['TicketAction'];

/**
 * Tickets the user cannot cancel: a refund has changed the order, an application is being
 * processed, an error report requests nothing.
 */
const binding: ReadonlySet<TicketType> = new Set<TicketType>([
  'Refund',
  'EDO',
  'PartnerOrdersAccess',
  'PartnerTradingAccess',
  'Error',
]);

interface TicketState {
  type: TicketType;
  status: TicketStatus;
  canceled: boolean;
  rating: number | null;
}

/** A waiting list can be left at any time, other requests canceled until taken into work. */
function canCancel({ type, status }: TicketState): boolean {
  if (status === 'Done') return false;
  return type === 'WaitingList' || (status === 'New' && !binding.has(type));
}

/** The actions the user may take on the ticket. */
export function allowedActions(ticket: TicketState): TicketAction[] {
  const canRate = ticket.status === 'Done' && !ticket.canceled && ticket.rating === null;
  return [
    ...(canRate ? (['Feedback'] as const) : []),
    ...(canCancel(ticket) ? (['Cancel'] as const) : []),
    ...(ticket.status === 'Done' ? [] : (['Reply'] as const)),
  ];
}

/** New → InProgress → Done; a new ticket may be closed at once, none is ever reopened. */
export function canBecome(from: TicketStatus, to: TicketStatus): boolean {
  return from === 'New' ? to !== 'New' : from === 'InProgress' && to === 'Done';
}
