import type { TicketRequest } from '#src/features/support-parts/ticket-request.ts';

/** Name of the draft of a ticket: one for each kind, subject and suggested text. */
export function ticketDraft(request: TicketRequest): string {
  const subject =
    ('order' in request && request.order?.id) ||
    ('promotion' in request && request.promotion.id) ||
    ('products' in request && request.products?.map(({ id }) => id).join(' '));
  const comment = 'comment' in request && request.comment;
  return ['ticket', request.kind, subject, comment].filter(Boolean).join(' ');
}
