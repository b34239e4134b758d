import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { NewCustomer, PartnerRequest } from '#generated/api/model/index.ts';
import { invalidateListPartners } from '#generated/api/partners/list-partners.ts';
import { invalidateGetProfile } from '#generated/api/profile/get-profile.ts';
import { createIndividualPartnerTicket } from '#generated/api/support/create-individual-partner-ticket.ts';
import { createPartnerTicket } from '#generated/api/support/create-partner-ticket.ts';
import { createCustomer } from '#generated/api/user/create-customer.ts';
import { invalidateListCustomers } from '#generated/api/user/list-customers.ts';
import { formRejectionMeta } from '#src/api/form-rejections.ts';
import { useAttemptKey } from '#src/api/queries/use-attempt-key.ts';
import { forgetTickets } from '#src/features/support-parts/ticket-cache.ts';

/** The ways to a company: registered at once, or requested from the owner or from a manager. */
export function useCompanyRequests() {
  const client = useQueryClient();
  const keyOf = useAttemptKey();
  const withKey = (body: unknown) => ({ headers: { 'Idempotency-Key': keyOf(body) } });
  const onTicket = () => forgetTickets(client);
  const register = useMutation({
    mutationFn: (body: NewCustomer) => createCustomer(body, withKey(body)),
    meta: formRejectionMeta,
    onSuccess: () =>
      Promise.all([
        invalidateListPartners(client),
        invalidateListCustomers(client),
        invalidateGetProfile(client),
      ]),
  });
  const request = useMutation({
    mutationFn: (body: PartnerRequest) => createPartnerTicket(body, withKey(body)),
    meta: formRejectionMeta,
    onSuccess: onTicket,
  });
  const entrepreneur = useMutation({
    mutationFn: () => createIndividualPartnerTicket(withKey('entrepreneur')),
    meta: formRejectionMeta,
    onSuccess: onTicket,
  });
  return { register, request, entrepreneur };
}
