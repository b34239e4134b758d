import { useQueryClient } from '@tanstack/react-query';
import type { Employee } from '#generated/api/model/index.ts';
import { useChangeEmployee } from '#generated/api/partners/change-employee.ts';
import { useDeleteEmployee } from '#generated/api/partners/delete-employee.ts';
import { invalidateGetPartner } from '#generated/api/partners/get-partner.ts';
import { useUndoAcceptance } from '#generated/api/partners/undo-acceptance.ts';
import { ApiError } from '#src/api/errors.ts';
import {
  focusRecord,
  neighborOf,
} from '#src/features/company-parts/records/removal/record-focus.ts';
import { sortedName } from '#src/lib/contacts/person-name.ts';
import { ConfirmDialog } from '#src/ui/mantine/dialogs/ConfirmDialog.tsx';
import { employeeValues, newEmployee } from './employee-form.ts';

interface StateDialogProps {
  partnerID: string;
  employee: Employee;
  action: 'Block' | 'Unblock' | 'Remove' | 'UndoAcceptance';
  onClose: () => void;
}

const handledStatuses = [403, 409];

/** Confirms that an employee loses or regains access, and says what follows. */
export function StateDialog({ partnerID, employee, action, onClose }: StateDialogProps) {
  const client = useQueryClient();
  const texts = textsOf(employee)[action];
  const options = {
    meta: { handledStatuses, success: texts.done },
    onSuccess: () => {
      const next = neighborOf(employee.id);
      void invalidateGetPartner(client, partnerID);
      onClose();
      // The row with the menu that the dialog came from disappears.
      if (action === 'Remove') focusRecord(next);
    },
  };
  const change = useChangeEmployee({ mutation: options });
  const remove = useDeleteEmployee({ mutation: options });
  const undo = useUndoAcceptance({ mutation: options });
  const run = async () => {
    if (action === 'UndoAcceptance') {
      return undo.mutateAsync({ id: partnerID, employeeID: employee.id });
    }
    if (action === 'Remove') {
      return remove.mutateAsync({ id: partnerID, employeeID: employee.id });
    }
    const state = action === 'Block' ? ('Blocked' as const) : ('Active' as const);
    const person = newEmployee(employeeValues(employee), []);
    return change.mutateAsync({ id: partnerID, data: { id: employee.id, ...person, state } });
  };
  const error = change.error ?? remove.error ?? undo.error;
  const isHandled = error instanceof ApiError && handledStatuses.includes(error.status);
  return (
    <ConfirmDialog
      title={texts.title}
      confirmLabel={texts.confirm}
      cancelLabel="Отмена"
      pending={change.isPending || remove.isPending || undo.isPending}
      rejections={isHandled ? [error.message] : []}
      onConfirm={run}
      onClose={onClose}
    >
      {texts.text}
    </ConfirmDialog>
  );
}

function textsOf(employee: Employee) {
  const name = sortedName(employee);
  return {
    Block: {
      title: `Заблокировать: ${name}?`,
      text: 'Доступ к компании закроется сразу, во всех открытых вкладках. Заказы останутся у компании. Блокировку можно снять.',
      confirm: 'Заблокировать',
      done: 'Сотрудник заблокирован',
    },
    Unblock: {
      title: `Разблокировать: ${name}?`,
      text: 'Сотрудник снова сможет заказывать для компании со своей ролью и пределами.',
      confirm: 'Разблокировать',
      done: 'Сотрудник разблокирован',
    },
    UndoAcceptance: {
      title: `Отменить вступление: ${name}?`,
      text: `Приглашение принял аккаунт: ${acceptedBy(employee)}. Его доступ закроется сразу, заказы останутся у компании, роль станет обычной. Пригласить человека можно снова.`,
      confirm: 'Отменить вступление',
      done: 'Вступление отменено',
    },
    Remove:
      employee.state === 'Invited'
        ? {
            title: `Отозвать приглашение: ${name}?`,
            text: 'По нему больше нельзя будет войти в компанию. Пригласить можно снова.',
            confirm: 'Отозвать',
            done: 'Приглашение отозвано',
          }
        : {
            title: `Удалить: ${name}?`,
            text: 'Доступ к компании закроется сразу, во всех открытых вкладках. Заказы останутся у компании, начатое оформление закроется. Вернуть человека можно новым приглашением.',
            confirm: 'Удалить',
            done: 'Сотрудник удалён',
          },
  } as const;
}

/** The account that has accepted the invitation. */
function acceptedBy({ invitation }: Employee): string {
  const account = invitation?.acceptedBy;
  return [account?.name, account?.phone, account?.email].filter(Boolean).join(', ') || 'без имени';
}
