import { IconTrash } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Address } from '#generated/api/model/index.ts';
import {
  getListPartnerAddressesQueryOptions,
  invalidateGetPartner,
  invalidateListPartnerAddresses,
  useCreatePartnerAddress,
  useDeletePartnerAddress,
} from '#generated/api/partners/partners.ts';
import { useCompanyRight } from '#src/features/company-parts/company-right.ts';
import { RecordList, type RecordTexts } from '#src/features/company-parts/records/RecordList.tsx';
import { RecordRow } from '#src/features/company-parts/records/RecordRow.tsx';
import type { RecordsSearch } from '#src/features/company-parts/records/records-search.ts';
import { useRecordRemoval } from '#src/features/company-parts/records/use-record-removal.ts';
import { AddressDialog } from '#src/features/order-parts/delivery/AddressDialog.tsx';
import { showToast } from '#src/ui/kit/messages/toasts.ts';
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
};

/** `/profile/companies/{id}/addresses`: where the company's orders are delivered. */
export function AddressesScreen({ id, search }: { id: string; search: RecordsSearch }) {
  const client = useQueryClient();
  const query = useQuery({ ...getListPartnerAddressesQueryOptions(id), meta: { silent: true } });
  const right = useCompanyRight(id, 'ManageAddresses');
  const [adding, setAdding] = useState(false);
  const refresh = () =>
    Promise.all([invalidateListPartnerAddresses(client, id), invalidateGetPartner(client, id)]);
  const remove = useDeletePartnerAddress();
  const restore = useCreatePartnerAddress();
  const removal = useRecordRemoval<Address>({
    remove: ({ id: addressID }) => remove.mutateAsync({ id, addressID }),
    restore: ({ id: _id, value: _value, ...data }) => restore.mutateAsync({ id, data }),
    refresh,
    removed: () => 'Адрес удалён',
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
            actions={[
              {
                label: 'Удалить',
                icon: <IconTrash aria-hidden="true" size="1.125rem" />,
                destructive: true,
                reason: right.reason,
                onClick: () => removal.remove(address),
              },
            ]}
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
