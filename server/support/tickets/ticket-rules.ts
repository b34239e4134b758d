import type { components } from '#generated/server/operations.ts';

type Schemas = components['schemas'];

export type TicketType = Schemas['TicketType'];
export type TicketStatus = Schemas['TicketStatus'];
export type TicketAction = Schemas['TicketAction'];

/**
 * What cannot be taken back by the user alone: a refund has moved the order, an application is in
 * other people's hands, a report of an error requests nothing.
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

/** Waiting can be given up at any time, other requests until somebody has taken them up. */
function canCancel({ type, status }: TicketState): boolean {
  if (status === 'Done') return false;
  return type === 'WaitingList' || (status === 'New' && !binding.has(type));
}

/** What the user may do with his ticket. */
export function allowedActions(ticket: TicketState): TicketAction[] {
  const canRate = ticket.status === 'Done' && !ticket.canceled && ticket.rating === null;
  return [
    ...(canRate ? (['Feedback'] as const) : []),
    ...(canCancel(ticket) ? (['Cancel'] as const) : []),
  ];
}

/** New → InProgress → Done; a simple request may be done at once, nothing is ever reopened. */
export function canBecome(from: TicketStatus, to: TicketStatus): boolean {
  return from === 'New' ? to !== 'New' : from === 'InProgress' && to === 'Done';
}
