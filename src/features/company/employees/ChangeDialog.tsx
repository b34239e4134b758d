import { Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import type { Employee } from '#generated/api/model/index.ts';
import { useChangeEmployee } from '#generated/api/partners/change-employee.ts';
import { invalidateGetPartner } from '#generated/api/partners/get-partner.ts';
import { formRejectionMeta, formRejections } from '#src/api/form-rejections.ts';
import { FormDialog } from '#src/ui/mantine/dialogs/FormDialog.tsx';
import { EmployeeFields } from './EmployeeFields.tsx';
import { employeeValues, newEmployee, validateEmployee } from './employee-form.ts';

interface ChangeDialogProps {
  partnerID: string;
  employee: Employee;
  onClose: () => void;
}

/** Changes an employee: data, role and limits. */
export function ChangeDialog({ partnerID, employee, onClose }: ChangeDialogProps) {
  const client = useQueryClient();
  const form = useForm({
    initialValues: employeeValues(employee),
    validate: validateEmployee,
  });
  const change = useChangeEmployee({
    mutation: {
      meta: { ...formRejectionMeta, success: 'Изменения сохранены' },
      onSuccess: () => {
        void invalidateGetPartner(client, partnerID);
        onClose();
      },
    },
  });
  const { id, allowedRoles, joinedAt, phone, isMe } = employee;
  return (
    <FormDialog
      opened
      onClose={onClose}
      title="Изменить сотрудника"
      size="md"
      form={form}
      onSubmit={(values) =>
        change.mutateAsync({ id: partnerID, data: { id, ...newEmployee(values, allowedRoles) } })
      }
      pending={change.isPending}
      error={change.error && formRejections(change.error)}
      submitLabel="Сохранить"
    >
      {isMe && (
        <Text size="sm" c="dimmed">
          Свою роль изменить нельзя: это может другой владелец.
        </Text>
      )}
      <EmployeeFields
        form={form}
        roles={allowedRoles}
        phoneConfirmed={joinedAt !== null && phone !== null}
      />
    </FormDialog>
  );
}
