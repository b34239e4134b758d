import { Badge } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { PartnerAddress } from '#generated/api/model/index.ts';
import { useDeletePartnerAddress } from '#generated/api/partners/delete-partner-address.ts';
import { invalidateGetPartner } from '#generated/api/partners/get-partner.ts';
import {
  getListPartnerAddressesQueryOptions,
  invalidateListPartnerAddresses,
} from '#generated/api/partners/list-partner-addresses.ts';
import { formRejectionMeta } from '#src/api/form-rejections.ts';
import { useCompanyRight } from '#src/features/company-parts/company-right.ts';
import { RecordList, type RecordTexts } from '#src/features/company-parts/records/RecordList.tsx';
import { RecordRow } from '#src/features/company-parts/records/RecordRow.tsx';
import type { RecordsSearch } from '#src/features/company-parts/records/records-search.ts';
import { deleteAction } from '#src/features/company-parts/records/removal/delete-action.tsx';
import { useNotifyRejection } from '#src/features/company-parts/records/removal/use-notify-rejection.ts';
import { useRecordRemoval } from '#src/features/company-parts/records/removal/use-record-removal.ts';
import { useRestoreRecord } from '#src/features/company-parts/records/removal/use-restore-record.ts';
import { AddressDialog } from '#src/features/order-parts/delivery/dialogs/delivery-dialogs.ts';
import { ADDRESSES_LIMIT } from '#src/lib/contract-lengths.ts';
import { countOf } from '#src/lib/numbers/plurals.ts';
import { showToast } from '#src/ui/toasts/toasts.ts';
import { addressFacts } from './address-facts.ts';

const texts: RecordTexts = {
  title: 'Адреса',
  add: 'Добавить адрес',
  manage: 'Добавлять и удалять адреса',
  filter: 'Город, улица или дом',
  empty: {
    title: 'Адресов пока нет',
    description: 'Добавьте, куда привозить заказы компании: коллеги выберут адрес в корзине.',
  },
  limit: ADDRESSES_LIMIT,
};

const REMOVED_FROM_CARTS = 'Адрес удалён, и в корзинах его придётся выбрать заново';

/** `/profile/companies/{id}/addresses`: where the company's orders are delivered. */
export function AddressesScreen({ id, search }: { id: string; search: RecordsSearch }) {
  const client = useQueryClient();
  const query = useQuery({ ...getListPartnerAddressesQueryOptions(id), meta: { silent: true } });
  const right = useCompanyRight(id, 'ManageAddresses');
  const [adding, setAdding] = useState(false);
  const refresh = () =>
    Promise.all([invalidateListPartnerAddresses(client, id), invalidateGetPartner(client, id)]);
  const onError = useNotifyRejection(id);
  const remove = useDeletePartnerAddress({ mutation: { meta: formRejectionMeta, onError } });
  const removal = useRecordRemoval<PartnerAddress>({
    remove: ({ id: addressID }) => remove.mutateAsync({ id, addressID }),
    restore: useRestoreRecord(id, 'Address'),
    refresh,
    removed: ({ draftCount }) => (draftCount > 0 ? REMOVED_FROM_CARTS : 'Адрес удалён'),
    restored: () => 'Адрес возвращён',
  });
  return (
    <>
      <RecordList
        texts={texts}
        query={query}
        search={search}
        textOf={({ value, comment }) => `${value} ${comment ?? ''}`}
        hidden={removal.hidden}
        right={right}
        onAdd={() => setAdding(true)}
        renderItem={(address) => (
          <RecordRow
            id={address.id}
            name={address.value}
            marks={address.draftCount > 0 && <InDrafts count={address.draftCount} />}
            actions={[deleteAction(right, () => removal.remove(address))]}
          >
            {addressFacts(address)}
          </RecordRow>
        )}
      />
      {adding && (
        <AddressDialog
          partnerID={id}
          onClose={() => setAdding(false)}
          onCreated={() => {
            setAdding(false);
            showToast({ tone: 'success', message: 'Адрес сохранён' });
            void refresh();
          }}
        />
      )}
    </>
  );
}

/** How many colleagues are about to order to this address. */
function InDrafts({ count }: { count: number }) {
  return (
    <Badge variant="light" tt="none">
      Выбран в незавершённых заказах: {countOf(count, ['сотрудник', 'сотрудника', 'сотрудников'])}
    </Badge>
  );
}
