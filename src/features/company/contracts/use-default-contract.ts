import { useQueryClient } from '@tanstack/react-query';
import type { Contracts } from '#generated/api/model/index.ts';
import { useChangeDefaultContract } from '#generated/api/partners/change-default-contract.ts';
import { invalidateGetPartner } from '#generated/api/partners/get-partner.ts';
import {
  invalidateListPartnerContracts,
  useGetListPartnerContractsQueryData,
  useSetListPartnerContractsQueryData,
} from '#generated/api/partners/list-partner-contracts.ts';
import { invalidateListPartners } from '#generated/api/partners/list-partners.ts';
import { formRejectionMeta } from '#src/api/form-rejections.ts';
import { useNotifyRejection } from '#src/features/company-parts/records/removal/use-notify-rejection.ts';
import { announce } from '#src/ui/kit/messages/announce.ts';

/** The same contracts in the order in which they are shown: the chosen one does not jump. */
function inOrderOf(shown: Contracts | undefined, { items }: Contracts): Contracts {
  const place = new Map(shown?.items.map(({ id }, index) => [id, index]));
  const at = (id: string) => place.get(id) ?? items.length;
  return { items: items.toSorted((one, two) => at(one.id) - at(two.id)) };
}

/** Changes the default contract at once, and back when the server rejects it. */
export function useDefaultContract(partnerID: string): (contractID: string) => void {
  const client = useQueryClient();
  const read = useGetListPartnerContractsQueryData();
  const write = useSetListPartnerContractsQueryData();
  const notify = useNotifyRejection(partnerID);
  const change = useChangeDefaultContract({
    mutation: {
      meta: formRejectionMeta,
      // Arrow keys choose one contract after the other: the last one counts.
      scope: { id: `default contract of ${partnerID}` },
      onSuccess: (changed) => {
        write(partnerID, (shown) => inOrderOf(shown, changed));
        announce('Основной договор изменён');
        void invalidateGetPartner(client, partnerID);
        void invalidateListPartners(client);
      },
      onError: (error) => {
        notify(error);
        void invalidateListPartnerContracts(client, partnerID);
      },
    },
  });
  return (contractID) => {
    const before = read(partnerID);
    write(
      partnerID,
      (shown) =>
        shown && {
          items: shown.items.map((one) => ({ ...one, isDefault: one.id === contractID })),
        },
    );
    const rollBack = () => write(partnerID, before);
    change.mutate({ id: partnerID, data: { contractID } }, { onError: rollBack });
  };
}
