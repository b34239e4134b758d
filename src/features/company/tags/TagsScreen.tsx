import { IconPencil } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Tag } from '#generated/api/model/index.ts';
import { useDeletePartnerTag } from '#generated/api/partners/delete-partner-tag.ts';
import { invalidateGetPartner } from '#generated/api/partners/get-partner.ts';
import {
  getListPartnerTagsQueryOptions,
  invalidateListPartnerTags,
} from '#generated/api/partners/list-partner-tags.ts';
import { formRejectionMeta } from '#src/api/form-rejections.ts';
import { useCompanyRight } from '#src/features/company-parts/company-right.ts';
import { RecordList, type RecordTexts } from '#src/features/company-parts/records/RecordList.tsx';
import { RecordRow } from '#src/features/company-parts/records/RecordRow.tsx';
import type { RecordsSearch } from '#src/features/company-parts/records/records-search.ts';
import { deleteAction } from '#src/features/company-parts/records/removal/delete-action.tsx';
import { useNotifyRejection } from '#src/features/company-parts/records/removal/use-notify-rejection.ts';
import { useRecordRemoval } from '#src/features/company-parts/records/removal/use-record-removal.ts';
import { useRestoreRecord } from '#src/features/company-parts/records/removal/use-restore-record.ts';
import { TAGS_LIMIT } from '#src/lib/contract-lengths.ts';
import { ConfirmDialog } from '#src/ui/mantine/dialogs/ConfirmDialog.tsx';
import { showToast } from '#src/ui/toasts/toasts.ts';
import { TagDialog } from './TagDialog.tsx';
import { tagDeletion, tagUse } from './tag-texts.ts';

const texts: RecordTexts = {
  title: 'Метки',
  add: 'Добавить метку',
  manage: 'Добавлять, переименовывать и удалять метки',
  filter: 'Название',
  empty: {
    title: 'Меток пока нет',
    description: 'Метками отмечают заказы: кабинет, врач, проект. Потом по ним отбирают.',
  },
  limit: TAGS_LIMIT,
};

/** `/profile/companies/{id}/tags`: the company's dictionary of tags. */
export function TagsScreen({ id, search }: { id: string; search: RecordsSearch }) {
  const client = useQueryClient();
  const query = useQuery({ ...getListPartnerTagsQueryOptions(id), meta: { silent: true } });
  const right = useCompanyRight(id, 'ManageTags');
  /** The tag whose dialog is open; `null` is a new one. */
  const [edited, setEdited] = useState<Tag | null | undefined>();
  const [deleted, setDeleted] = useState<Tag | null>(null);
  const refresh = () =>
    Promise.all([invalidateListPartnerTags(client, id), invalidateGetPartner(client, id)]);
  const onError = useNotifyRejection(id);
  const remove = useDeletePartnerTag({ mutation: { meta: formRejectionMeta, onError } });
  const removal = useRecordRemoval<Tag>({
    remove: ({ id: tagID }) => remove.mutateAsync({ id, tagID }),
    restore: useRestoreRecord(id, 'Tag'),
    refresh,
    removed: ({ name }) => `Метка «${name}» удалена`,
    restored: ({ name }) => `Метка «${name}» возвращена`,
  });
  return (
    <>
      <RecordList
        texts={texts}
        query={query}
        search={search}
        textOf={({ name }) => name}
        hidden={removal.hidden}
        right={right}
        onAdd={() => setEdited(null)}
        renderItem={(tag) => (
          <RecordRow
            id={tag.id}
            name={tag.name}
            actions={[
              {
                label: 'Переименовать',
                icon: <IconPencil aria-hidden="true" size="1.125rem" />,
                reason: right.reason,
                onClick: () => setEdited(tag),
              },
              deleteAction(right, () =>
                tag.orderCount > 0 ? setDeleted(tag) : removal.remove(tag),
              ),
            ]}
          >
            {tagUse(tag.orderCount)}
          </RecordRow>
        )}
      />
      {edited !== undefined && (
        <TagDialog
          partnerID={id}
          tag={edited}
          onClose={() => setEdited(undefined)}
          onSaved={() => {
            setEdited(undefined);
            showToast({ tone: 'success', message: 'Метка сохранена' });
            void refresh();
          }}
        />
      )}
      {deleted && (
        <ConfirmDialog
          title={`Удалить метку «${deleted.name}»?`}
          confirmLabel="Удалить"
          cancelLabel="Не удалять"
          pending={false}
          onClose={() => setDeleted(null)}
          onConfirm={async () => {
            setDeleted(null);
            removal.remove(deleted);
          }}
        >
          {tagDeletion(deleted.orderCount)}
        </ConfirmDialog>
      )}
    </>
  );
}
