import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { invalidateListPartners } from '#generated/api/partners/list-partners.ts';
import { invalidateGetProfile } from '#generated/api/profile/get-profile.ts';
import { useAcceptInvitation } from '#generated/api/user/accept-invitation.ts';
import { useDeclineInvitation } from '#generated/api/user/decline-invitation.ts';
import { invalidateListCustomers } from '#generated/api/user/list-customers.ts';
import { invalidateListInvitations } from '#generated/api/user/list-invitations.ts';
import { ApiError } from '#src/api/errors.ts';
import { useSingleRun } from '#src/ui/kit/buttons/use-single-run.ts';
import { showToast } from '#src/ui/toasts/toasts.ts';

interface ResponseTo {
  id: string;
  /** Token of the link; without it the verified phone counts. */
  token?: string;
  /** Loads the invitation anew: it may have ended meanwhile. */
  refresh: () => Promise<unknown>;
}

/** Accepts or declines an invitation; after an acceptance opens the company. */
export function useInvitationResponse({ id, token, refresh }: ResponseTo) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const data = token === undefined ? {} : { token };
  const refreshAll = () =>
    Promise.all([refresh(), invalidateListInvitations(client), invalidateGetProfile(client)]);
  const mutation = {
    meta: { handledStatuses: [404, 409] },
    onError: (error: unknown) => {
      if (!(error instanceof ApiError) || ![404, 409].includes(error.status)) return;
      showToast({ tone: 'error', message: error.message });
      void refreshAll();
    },
  };
  const accept = useAcceptInvitation({
    mutation: {
      ...mutation,
      onSuccess: async ({ partnerID, partnerName }) => {
        showToast({ tone: 'success', message: `Вы вступили в\u00A0компанию ${partnerName}` });
        await Promise.all([
          invalidateListPartners(client),
          invalidateListCustomers(client),
          refreshAll(),
        ]);
        await navigate({ to: '/profile/companies/$id', params: { id: partnerID } });
      },
    },
  });
  const decline = useDeclineInvitation({
    mutation: {
      ...mutation,
      onSuccess: () => {
        showToast({ tone: 'info', message: 'Приглашение отклонено' });
        return refreshAll();
      },
    },
  });
  const runAccept = useSingleRun(accept.mutateAsync);
  const runDecline = useSingleRun(decline.mutateAsync);
  return {
    accept: () => runAccept({ id, data }),
    accepting: accept.isPending,
    decline: () => runDecline({ id, data }),
    declining: decline.isPending,
  };
}
