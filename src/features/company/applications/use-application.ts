import { useQueryClient } from '@tanstack/react-query';
import { invalidateListPartners } from '#generated/api/partners/list-partners.ts';
import { formRejectionMeta } from '#src/api/form-rejections.ts';
import { forgetTickets } from '#src/features/support-parts/ticket-cache.ts';

/** Options of a mutation that applies: rejections are shown in the form, states are refetched. */
export function useApplicationOptions() {
  const client = useQueryClient();
  return {
    meta: formRejectionMeta,
    onSuccess: () => {
      forgetTickets(client);
      // The keys of single companies begin with the list's.
      void invalidateListPartners(client);
    },
  };
}
