import type { TicketType } from '#generated/api/model/ticketType.ts';
import { ticketTypeLabels } from '#src/features/account/support/ticket-labels.ts';

/** What a company or its people apply for: granting it opens or connects something. */
const applications: readonly TicketType[] = [
  'CreatePartner',
  'CreateIndividualPartner',
  'PartnerTradingAccess',
  'PartnerOrdersAccess',
  'EDO',
];

const everything = Object.keys(ticketTypeLabels) as TicketType[];

/** The types of tickets on a tab of the back office. */
export const typesOn: Readonly<Record<'tickets' | 'applications', readonly TicketType[]>> = {
  applications,
  tickets: everything.filter((type) => !applications.includes(type)),
};
