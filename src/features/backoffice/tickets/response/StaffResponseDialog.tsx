import { Text, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { respondToTicket } from '#generated/api/backoffice/respond-to-ticket.ts';
import type { StaffTicket } from '#generated/api/model/staffTicket.ts';
import type { StaffTicketAction } from '#generated/api/model/staffTicketAction.ts';
import { useAttemptKey } from '#src/api/queries/use-attempt-key.ts';
import {
  dialogFailureMeta,
  dialogFailures,
} from '#src/features/backoffice/frame/failures/dialog-failures.ts';
import { FormDialog } from '#src/ui/mantine/dialogs/FormDialog.tsx';
import { useDraftedForm } from '#src/ui/mantine/dialogs/use-drafted-form.ts';
import { CountedTextarea } from '#src/ui/mantine/fields/CountedTextarea.tsx';
import { CLOSED_MEANWHILE, RESPONSE_LIMIT, responseRules } from './response-form.ts';
import { responseTexts } from './response-texts.ts';
import { useChangedTicket } from './use-changed-ticket.ts';

interface DialogProps {
  ticket: StaffTicket;
  action: Exclude<StaffTicketAction, 'Reply'>;
  onClose: () => void;
}

/** The decision that closes a ticket, with what follows from it. */
export function StaffResponseDialog({ ticket, action, onClose }: DialogProps) {
  const { id, number, type } = ticket;
  const { label, consequence, field, done } = responseTexts(type, action);
  const { showChanged, refetch } = useChangedTicket(id);
  const keyOf = useAttemptKey();
  const grants = action === 'Grant';
  const requires = { inn: ticket.needsInn && grants, name: ticket.needsName && grants };
  const { form, drop } = useDraftedForm(
    `staff ${action} ${id}`,
    { text: '', inn: '', name: '' },
    responseRules(requires),
  );
  const send = useMutation({
    mutationFn: ({ text, inn, name }: { text: string; inn: string; name: string }) => {
      const body = {
        action,
        text: text.trim(),
        ...(requires.inn && { inn: inn.trim() }),
        ...(requires.name && { name: name.trim() }),
      };
      return respondToTicket(id, body, { headers: { 'Idempotency-Key': keyOf(body) } });
    },
    meta: { ...dialogFailureMeta, success: done },
    onSuccess: (changed) => {
      drop();
      showChanged(changed);
      onClose();
    },
    onError: (error) => refetch(error),
  });
  const isOver = !ticket.allowedActions.includes(action) && !send.isPending && !send.isSuccess;
  return (
    <FormDialog
      opened
      onClose={() => {
        drop();
        onClose();
      }}
      title={`${label}: ${number}`}
      form={form}
      onSubmit={send.mutateAsync}
      pending={send.isPending}
      error={send.error && dialogFailures(send.error)}
      submitLabel={label}
      blockedReason={isOver ? CLOSED_MEANWHILE : null}
    >
      {consequence && <Text size="sm">{consequence}</Text>}
      {requires.name && (
        <TextInput
          label="Название компании"
          description="В заявке его нет, и справочник организаций эту компанию не знает"
          required
          {...form.getInputProps('name')}
        />
      )}
      {requires.inn && (
        <TextInput
          label="ИНН предпринимателя"
          description="12 цифр"
          inputMode="numeric"
          required
          {...form.getInputProps('inn')}
        />
      )}
      <CountedTextarea
        label={field}
        required
        data-autofocus
        limit={RESPONSE_LIMIT}
        rows={5}
        {...form.getInputProps('text')}
      />
    </FormDialog>
  );
}
