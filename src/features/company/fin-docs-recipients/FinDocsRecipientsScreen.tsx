import { IconPencil } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { FinDocsRecipient } from '#generated/api/model/index.ts';
import { useDeleteFinDocsRecipient } from '#generated/api/partners/delete-fin-docs-recipient.ts';
import { invalidateGetPartner } from '#generated/api/partners/get-partner.ts';
import {
  getListFinDocsRecipientsQueryOptions,
  invalidateListFinDocsRecipients,
} from '#generated/api/partners/list-fin-docs-recipients.ts';
import { formRejectionMeta } from '#src/api/form-rejections.ts';
import { useCompanyRight } from '#src/features/company-parts/company-right.ts';
import { RecordList, type RecordTexts } from '#src/features/company-parts/records/RecordList.tsx';
import { RecordRow } from '#src/features/company-parts/records/RecordRow.tsx';
import type { RecordsSearch } from '#src/features/company-parts/records/records-search.ts';
import { deleteAction } from '#src/features/company-parts/records/removal/delete-action.tsx';
import { useNotifyRejection } from '#src/features/company-parts/records/removal/use-notify-rejection.ts';
import { useRecordRemoval } from '#src/features/company-parts/records/removal/use-record-removal.ts';
import { useRestoreRecord } from '#src/features/company-parts/records/removal/use-restore-record.ts';
import { fullName } from '#src/lib/contacts/person-name.ts';
import { formatPhone } from '#src/lib/contacts/phone.ts';
import { FIN_DOCS_RECIPIENTS_LIMIT } from '#src/lib/contract-lengths.ts';
import { showToast } from '#src/ui/toasts/toasts.ts';
import { documentLabels } from './document-labels.ts';
import { FinDocsDialog } from './FinDocsDialog.tsx';

const texts: RecordTexts = {
  title: 'Получатели финансовых документов',
  add: 'Добавить получателя',
  manage: 'Выбирать, кому приходят документы,',
  filter: 'Имя, почта или документ',
  empty: {
    title: 'Документы пока никому не приходят',
    description: 'Добавьте, кому присылать счета, УПД, акты сверки и договоры.',
  },
  limit: FIN_DOCS_RECIPIENTS_LIMIT,
};

function documentsText({ documents }: FinDocsRecipient): string {
  return documents.map((document) => documentLabels[document]).join(', ');
}

/** `/profile/companies/{id}/finDocsRecipients`: who receives the company's documents. */
export function FinDocsRecipientsScreen({ id, search }: { id: string; search: RecordsSearch }) {
  const client = useQueryClient();
  const query = useQuery({ ...getListFinDocsRecipientsQueryOptions(id), meta: { silent: true } });
  const right = useCompanyRight(id, 'ManageFinDocsRecipients');
  /** Whose dialog is open; `null` adds one. */
  const [edited, setEdited] = useState<FinDocsRecipient | null | undefined>();
  const refresh = () =>
    Promise.all([invalidateListFinDocsRecipients(client, id), invalidateGetPartner(client, id)]);
  const onError = useNotifyRejection(id);
  const remove = useDeleteFinDocsRecipient({ mutation: { meta: formRejectionMeta, onError } });
  const removal = useRecordRemoval<FinDocsRecipient>({
    remove: ({ id: recipientID }) => remove.mutateAsync({ id, recipientID }),
    restore: useRestoreRecord(id, 'FinDocsRecipient'),
    refresh,
    removed: ({ email }) => `На ${email} документы больше не придут`,
    restored: ({ email }) => `На ${email} документы снова приходят`,
  });
  return (
    <>
      <RecordList
        texts={texts}
        query={query}
        search={search}
        textOf={(one) =>
          `${fullName(one)} ${one.email} ${one.position ?? ''} ${documentsText(one)}`
        }
        hidden={removal.hidden}
        right={right}
        onAdd={() => setEdited(null)}
        renderItem={(recipient) => (
          <RecordRow
            id={recipient.id}
            name={fullName(recipient)}
            actions={[
              {
                label: 'Изменить',
                icon: <IconPencil aria-hidden="true" size="1.125rem" />,
                reason: right.reason,
                onClick: () => setEdited(recipient),
              },
              deleteAction(right, () => removal.remove(recipient)),
            ]}
          >
            <div>{[recipient.position, recipient.email].filter(Boolean).join(' · ')}</div>
            {recipient.phone && <div>{formatPhone(recipient.phone)}</div>}
            <div>Присылаем: {documentsText(recipient)}</div>
          </RecordRow>
        )}
      />
      {edited !== undefined && (
        <FinDocsDialog
          partnerID={id}
          recipient={edited}
          onClose={() => setEdited(undefined)}
          onSaved={() => {
            setEdited(undefined);
            showToast({ tone: 'success', message: 'Получатель документов сохранён' });
            void refresh();
          }}
        />
      )}
    </>
  );
}
