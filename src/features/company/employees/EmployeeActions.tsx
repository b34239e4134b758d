import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Employee, EmployeeAction } from '#generated/api/model/index.ts';
import { invalidateGetPartner } from '#generated/api/partners/get-partner.ts';
import { useResendInvitation } from '#generated/api/partners/resend-invitation.ts';
import { LeaveDialog } from '#src/features/company/leaving/LeaveDialog.tsx';
import { type RecordAction, RecordMenu } from '#src/features/company-parts/records/RecordMenu.tsx';
import { sortedName } from '#src/lib/contacts/person-name.ts';
import { lazyDialog } from '#src/ssr/boundaries/lazy-dialog.tsx';
import { formatCountdown } from '#src/ui/kit/page/use-countdown.ts';
import { StateDialog } from './StateDialog.tsx';

const ChangeDialog = lazyDialog(async () => (await import('./ChangeDialog.tsx')).ChangeDialog);

interface EmployeeActionsProps {
  partnerID: string;
  employee: Employee;
  /** Seconds until the invitation may be sent again. */
  pause: number;
}

type Opened = Exclude<EmployeeAction, 'Resend'> | null;

/** What the user may do with an employee; nothing is shown to others. */
export function EmployeeActions({ partnerID, employee, pause }: EmployeeActionsProps) {
  const [opened, setOpened] = useState<Opened>(null);
  const { allowedActions, deniedActions, state, isMe } = employee;
  const isInvited = state === 'Invited';
  const close = () => setOpened(null);
  const client = useQueryClient();
  const resend = useResendInvitation({
    mutation: {
      meta: { success: 'Приглашение отправлено ещё раз' },
      // A rejection, too: a colleague has sent it just now.
      onSettled: () => invalidateGetPartner(client, partnerID),
    },
  });
  const labels: Record<EmployeeAction, string> = {
    Edit: 'Изменить',
    Resend: 'Отправить приглашение ещё раз',
    UndoAcceptance: 'Отменить вступление',
    Block: 'Заблокировать',
    Unblock: 'Разблокировать',
    Remove: removalLabel(employee),
  };
  const reasonAgainst = (action: EmployeeAction) => {
    if (action === 'Resend' && pause > 0) return `Можно через ${formatCountdown(pause)}`;
    return deniedActions.find((one) => one.action === action)?.reason ?? null;
  };
  const offered = (Object.keys(labels) as EmployeeAction[]).filter(
    (action) =>
      (allowedActions.includes(action) || deniedActions.some((one) => one.action === action)) &&
      // An invitation is taken back, not blocked.
      (!isInvited || action !== 'Block'),
  );
  const actions: RecordAction[] = offered.map((action) => ({
    label: labels[action],
    destructive: action === 'Remove' || action === 'UndoAcceptance',
    reason: reasonAgainst(action),
    onClick: () =>
      action === 'Resend'
        ? resend.mutate({ id: partnerID, employeeID: employee.id })
        : setOpened(action),
  }));
  return (
    <>
      <RecordMenu name={sortedName(employee)} actions={actions} />
      {opened === 'Edit' && (
        <ChangeDialog partnerID={partnerID} employee={employee} onClose={close} />
      )}
      {opened === 'Remove' && isMe && (
        <LeaveDialog partnerID={partnerID} employeeID={employee.id} onClose={close} />
      )}
      {opened !== null && opened !== 'Edit' && !isMe && (
        <StateDialog partnerID={partnerID} employee={employee} action={opened} onClose={close} />
      )}
    </>
  );
}

function removalLabel({ isMe, state }: Employee): string {
  if (isMe) return 'Выйти из компании';
  return state === 'Invited' ? 'Отозвать приглашение' : 'Удалить из компании';
}
