import { TextInput } from '@mantine/core';
import type { Tag } from '#generated/api/model/index.ts';
import { useChangePartnerTag } from '#generated/api/partners/change-partner-tag.ts';
import { useCreatePartnerTag } from '#generated/api/partners/create-partner-tag.ts';
import { formRejectionMeta, formRejections } from '#src/api/form-rejections.ts';
import { FormDialog } from '#src/ui/mantine/dialogs/FormDialog.tsx';
import { useDraftedForm } from '#src/ui/mantine/dialogs/use-drafted-form.ts';
import { tagRules } from './tag-form.ts';

interface TagDialogProps {
  partnerID: string;
  /** The tag to rename; null for a new one. */
  tag: Tag | null;
  onClose: () => void;
  onSaved: (tag: Tag) => void;
}

/** A new tag of the company, or another name of one. */
export function TagDialog({ partnerID, tag, onClose, onSaved }: TagDialogProps) {
  const draft = `tag ${tag?.id ?? 'new'} of ${partnerID}`;
  const { form, drop } = useDraftedForm(draft, { name: tag?.name ?? '' }, tagRules);
  const mutation = {
    meta: formRejectionMeta,
    onSuccess: (saved: Tag) => {
      drop();
      onSaved(saved);
    },
  };
  const create = useCreatePartnerTag({ mutation });
  const change = useChangePartnerTag({ mutation });
  const { isPending, error } = tag === null ? create : change;
  const save = (values: { name: string }) => {
    const name = values.name.trim();
    return tag === null
      ? create.mutateAsync({ id: partnerID, data: { name } })
      : change.mutateAsync({ id: partnerID, data: { id: tag.id, name } });
  };
  return (
    <FormDialog
      opened
      onClose={() => {
        drop();
        onClose();
      }}
      title={tag === null ? 'Новая метка' : 'Переименовать метку'}
      form={form}
      onSubmit={save}
      pending={isPending}
      error={error && formRejections(error, 'name')}
      submitLabel="Сохранить метку"
    >
      <TextInput
        label="Название"
        description={tag && tag.orderCount > 0 ? 'Название поменяется и в отмеченных заказах.' : ''}
        required
        data-autofocus
        {...form.getInputProps('name')}
      />
    </FormDialog>
  );
}
