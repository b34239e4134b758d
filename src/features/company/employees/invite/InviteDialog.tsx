import { Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import type { PartnerRole } from '#generated/api/model/index.ts';
import { invalidateGetPartner } from '#generated/api/partners/get-partner.ts';
import { useInviteEmployee } from '#generated/api/partners/invite-employee.ts';
import { formRejectionMeta, formRejections } from '#src/api/form-rejections.ts';
import { EmployeeFields } from '#src/features/company/employees/EmployeeFields.tsx';
import {
  employeeDraft,
  newEmployee,
  validateEmployee,
} from '#src/features/company/employees/employee-form.ts';
import { FormDialog } from '#src/ui/mantine/dialogs/FormDialog.tsx';
import type { InvitedPerson } from './invitation-search.ts';

interface InviteDialogProps {
  partnerID: string;
  roles: readonly PartnerRole[];
  /** Fills the form. */
  person: InvitedPerson;
  onClose: () => void;
}

/** Invites a person to the company. */
export function InviteDialog({ partnerID, roles, person, onClose }: InviteDialogProps) {
  const client = useQueryClient();
  const form = useForm({
    initialValues: employeeDraft(person),
    validate: validateEmployee,
  });
  const invite = useInviteEmployee({
    mutation: {
      meta: { ...formRejectionMeta, success: 'Приглашение отправлено' },
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
      error={invite.error && formRejections(invite.error)}
      submitLabel="Отправить приглашение"
    >
      <Text size="sm" c="dimmed">
        Ссылка придёт на телефон и email – хватит чего-то одного. До ответа человек ничего не видит
        и не может заказывать. Приглашение можно отозвать.
        {roles.includes('Manager') &&
          ' Владельцем или согласующим человека можно сделать, когда он вступит в\u00A0компанию.'}
      </Text>
      <EmployeeFields form={form} roles={roles} phoneConfirmed={false} />
    </FormDialog>
  );
}
