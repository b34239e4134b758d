import type { EmployeeRow, PartnerRow, PartnerSummary } from '#server/partners/schemas.ts';
import { moscowDay } from '#src/lib/dates/moscow-day.ts';

/** Access is about to end this many days before its last day. */
const EXPIRING_DAYS = 14;
const DAY_MS = 86_400_000;

type OrdersAccess = PartnerSummary['ordersAccess'];

function grantedState(until: string | null, now: Date): OrdersAccess['state'] {
  if (until === null) return 'Granted';
  if (until < moscowDay(now)) return 'None';
  const soon = moscowDay(new Date(now.getTime() + EXPIRING_DAYS * DAY_MS));
  return until < soon ? 'Expiring' : 'Granted';
}

/** The user's access to the company's orders on a day; expired access is none. */
export function ordersAccessOf(employee: EmployeeRow, now: Date): OrdersAccess {
  const { ordersAccess, ordersAccessUntil } = employee;
  const state = ordersAccess === 'Granted' ? grantedState(ordersAccessUntil, now) : ordersAccess;
  return {
    state,
    validUntil: state === 'None' ? null : ordersAccessUntil,
    reason: state === 'Rejected' ? employee.ordersAccessReason : null,
    ticketID: employee.ordersAccessTicketID,
  };
}

/** The wholesale access of a company as the contract shows it; the reason only while rejected. */
export function tradingAccessOf(partner: PartnerRow): PartnerSummary['tradingAccess'] {
  const { tradingAccess: state, tradingAccessReason, tradingAccessTicketID: ticketID } = partner;
  return { state, reason: state === 'Rejected' ? tradingAccessReason : null, ticketID };
}

/** The EDO connection of a company as the contract shows it. */
export function edoOf({
  edo,
  edoOperator,
  edoReason,
  edoTicketID,
}: PartnerRow): PartnerSummary['edo'] {
  return {
    state: edo,
    reason: edo === 'NotConnected' ? edoReason : null,
    operator: edo === 'NotConnected' ? null : edoOperator,
    ticketID: edoTicketID,
  };
}
