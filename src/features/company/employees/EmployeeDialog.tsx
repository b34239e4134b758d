import { Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import type { Employee, PartnerRole } from '#generated/api/model/index.ts';
import {
  invalidateGetPartner,
  useChangeEmployee,
  useInviteEmployee,
} from '#generated/api/partners/partners.ts';
import { rejectionMessages } from '#src/api/errors.ts';
import { FormDialog } from '#src/ui/mantine/FormDialog.tsx';
import { EmployeeFields } from './EmployeeFields.tsx';
import { employeeRules, employeeValues, emptyEmployee, newEmployee } from './employee-form.ts';

const handled = { fieldErrors: true, handledStatuses: [409, 403, 422] };

interface InviteDialogProps {
  partnerID: string;
  roles: readonly PartnerRole[];
  onClose: () => void;
}

/** Invites a person to the company. */
export function InviteDialog({ partnerID, roles, onClose }: InviteDialogProps) {
  const client = useQueryClient();
  const form = useForm({ initialValues: emptyEmployee, validate: employeeRules as never });
  const invite = useInviteEmployee({
    mutation: {
      meta: { ...handled, success: 'Приглашение отправлено' },
      onSuccess: () => {
        void invalidateGetPartner(client, partnerID);
        onClose();
      },
    },
  });
  return (
    <FormDialog
      opened
      onClose={onClose}
      title="Пригласить сотрудника"
      size="md"
      form={form}
      onSubmit={(values) => invite.mutateAsync({ id: partnerID, data: newEmployee(values, roles) })}
      pending={invite.isPending}
      error={invite.error && rejectionMessages(invite.error)}
      submitLabel="Отправить приглашение"
    >
      <Text size="sm" c="dimmed">
        До ответа человек ничего не видит и не может заказывать. Приглашение можно отозвать.
      </Text>
      <EmployeeFields form={form} roles={roles} phoneConfirmed={false} />
    </FormDialog>
  );
}

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
    validate: employeeRules as never,
  });
  const change = useChangeEmployee({
    mutation: {
      meta: { ...handled, success: 'Изменения сохранены' },
      onSuccess: () => {
        void invalidateGetPartner(client, partnerID);
        onClose();
      },
    },
  });
  const { id, allowedRoles, joinedAt } = employee;
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
      error={change.error && rejectionMessages(change.error)}
      submitLabel="Сохранить"
    >
      <EmployeeFields form={form} roles={allowedRoles} phoneConfirmed={joinedAt !== null} />
    </FormDialog>
  );
}
