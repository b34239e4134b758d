import { Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { Approver, Approvers } from '#generated/api/model/index.ts';
import { FormDialog } from '#src/ui/mantine/dialogs/FormDialog.tsx';
import { appointRules } from './appoint-form.ts';
import { CandidateList } from './CandidateList.tsx';
import { useApproversChange } from './use-approvers-change.ts';

interface AppointDialogProps {
  partnerID: string;
  approvers: Approvers;
  /** Who is replaced; null appoints one more. */
  replaced: Approver | null;
  onClose: () => void;
}

/** Appoints an employee as an approver, in addition to the others or instead of one. */
export function AppointDialog({ partnerID, approvers, replaced, onClose }: AppointDialogProps) {
  const form = useForm({
    initialValues: { query: '', employee: '' },
    validate: appointRules,
  });
  const change = useApproversChange({
    partnerID,
    approvers,
    success: replaced === null ? 'Согласующий назначен' : 'Согласующий заменён',
    onDone: onClose,
  });
  const { employeeIDs } = change;
  const appoint = (employeeID: string) => {
    const others = employeeIDs.filter((id) => id !== replaced?.employeeID && id !== employeeID);
    return change.save({ employeeIDs: [...others, employeeID] });
  };
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={replaced === null ? 'Назначить согласующего' : `Вместо кого: ${replaced.name}`}
      size="md"
      form={form}
      onSubmit={({ employee }) => appoint(employee)}
      pending={change.pending}
      error={change.rejections}
      submitLabel={replaced === null ? 'Назначить' : 'Заменить'}
    >
      <Text size="sm" c="dimmed">
        Согласующий видит заказы всех коллег и решает по тем, которым нужно согласие. Роль
        владельца, управляющего и бухгалтера при этом остаётся, у сотрудника она станет
        «Согласующий».
      </Text>
      <TextInput
        label="Имя, должность, телефон или email"
        data-autofocus
        autoComplete="off"
        {...form.getInputProps('query')}
      />
      <CandidateList
        partnerID={partnerID}
        typed={form.values.query}
        appointed={employeeIDs}
        value={form.values.employee}
        error={form.errors.employee as string | undefined}
        onChange={(id) => form.setFieldValue('employee', id)}
      />
    </FormDialog>
  );
}
