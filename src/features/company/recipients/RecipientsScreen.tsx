import { Badge } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Recipient } from '#generated/api/model/index.ts';
import { useDeletePartnerRecipient } from '#generated/api/partners/delete-partner-recipient.ts';
import { invalidateGetPartner } from '#generated/api/partners/get-partner.ts';
import {
  getListPartnerRecipientsQueryOptions,
  invalidateListPartnerRecipients,
} from '#generated/api/partners/list-partner-recipients.ts';
import { formRejectionMeta } from '#src/api/form-rejections.ts';
import { useCompanyRight } from '#src/features/company-parts/company-right.ts';
import { RecordList, type RecordTexts } from '#src/features/company-parts/records/RecordList.tsx';
import { RecordRow } from '#src/features/company-parts/records/RecordRow.tsx';
import type { RecordsSearch } from '#src/features/company-parts/records/records-search.ts';
import { deleteAction } from '#src/features/company-parts/records/removal/delete-action.tsx';
import { useNotifyRejection } from '#src/features/company-parts/records/removal/use-notify-rejection.ts';
import { useRecordRemoval } from '#src/features/company-parts/records/removal/use-record-removal.ts';
import { useRestoreRecord } from '#src/features/company-parts/records/removal/use-restore-record.ts';
import { RecipientDialog } from '#src/features/order-parts/delivery/dialogs/delivery-dialogs.ts';
import { fullName } from '#src/lib/contacts/person-name.ts';
import { formatPhone } from '#src/lib/contacts/phone.ts';
import { RECIPIENTS_LIMIT } from '#src/lib/contract-lengths.ts';
import { showToast } from '#src/ui/toasts/toasts.ts';

const texts: RecordTexts = {
  title: 'Получатели',
  add: 'Добавить получателя',
  manage: 'Добавлять и удалять получателей',
  filter: 'Имя, телефон или почта',
  empty: {
    title: 'Получателей пока нет',
    description: 'Добавьте, кто встретит заказы компании: имя и телефон для связи.',
  },
  limit: RECIPIENTS_LIMIT,
};

/** `/profile/companies/{id}/recipients`: who receives the company's orders. */
export function RecipientsScreen({ id, search }: { id: string; search: RecordsSearch }) {
  const client = useQueryClient();
  const query = useQuery({ ...getListPartnerRecipientsQueryOptions(id), meta: { silent: true } });
  const right = useCompanyRight(id, 'ManageRecipients');
  const [adding, setAdding] = useState(false);
  const refresh = () =>
    Promise.all([invalidateListPartnerRecipients(client, id), invalidateGetPartner(client, id)]);
  const onError = useNotifyRejection(id);
  const remove = useDeletePartnerRecipient({ mutation: { meta: formRejectionMeta, onError } });
  const removal = useRecordRemoval<Recipient>({
    remove: ({ id: recipientID }) => remove.mutateAsync({ id, recipientID }),
    restore: useRestoreRecord(id, 'Recipient'),
    refresh,
    removed: () => 'Получатель удалён',
    restored: () => 'Получатель возвращён',
  });
  return (
    <>
      <RecordList
        texts={texts}
        query={query}
        search={search}
        textOf={(one) =>
          `${fullName(one)} ${one.phone} ${formatPhone(one.phone)} ${one.email ?? ''}`
        }
        hidden={removal.hidden}
        right={right}
        onAdd={() => setAdding(true)}
        renderItem={(recipient) => (
          <RecordRow
            id={recipient.id}
            name={fullName(recipient)}
            marks={
              recipient.isDefault && (
                <Badge variant="light" tt="none">
                  По умолчанию
                </Badge>
              )
            }
            actions={[deleteAction(right, () => removal.remove(recipient))]}
          >
            {[formatPhone(recipient.phone), recipient.email].filter(Boolean).join(' · ')}
          </RecordRow>
        )}
      />
      {adding && (
        <RecipientDialog
          owner={{ partnerID: id }}
          onClose={() => setAdding(false)}
          onCreated={() => {
            setAdding(false);
            showToast({ tone: 'success', message: 'Получатель сохранён' });
            void refresh();
          }}
        />
      )}
    </>
  );
}
