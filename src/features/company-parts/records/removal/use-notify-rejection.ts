import { useQueryClient } from '@tanstack/react-query';
import { invalidateGetPartner } from '#generated/api/partners/get-partner.ts';
import { formRejections } from '#src/api/form-rejections.ts';
import { showToast } from '#src/ui/toasts/toasts.ts';

/**
 * Shows the server's reason for a rejected change of a company, and reads the user's rights anew: they
 * may have been taken away. For mutations with `formRejectionMeta` outside forms.
 */
export function useNotifyRejection(partnerID: string): (error: unknown) => void {
  const client = useQueryClient();
  return (error) => {
    const [message] = Object.values(formRejections(error));
    if (message === undefined) return;
    showToast({ tone: 'error', message });
    void invalidateGetPartner(client, partnerID);
  };
}
