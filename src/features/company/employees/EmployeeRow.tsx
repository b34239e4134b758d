import { Badge, Text } from '@mantine/core';
import type { Employee } from '#generated/api/model/index.ts';
import { useResendPause } from '#src/features/company/employees/invite/use-resend-pause.ts';
import { roleLabels } from '#src/features/company-parts/role-labels.ts';
import { sortedName } from '#src/lib/contacts/person-name.ts';
import { formatPhone } from '#src/lib/contacts/phone.ts';
import { formatDate } from '#src/lib/dates/dates.ts';
import { ListRow } from '#src/ui/kit/list/ListRow.tsx';
import { formatCountdown } from '#src/ui/kit/page/use-countdown.ts';
import { EmployeeActions } from './EmployeeActions.tsx';
import classes from './EmployeeRow.module.css';
import {
  employeeStateColors,
  employeeStateLabels,
  invitationNote,
  limitTexts,
} from './employee-labels.ts';

/** One employee: who it is, the role and state, the limits, and what the user may do. */
export function EmployeeRow({ partnerID, employee }: { partnerID: string; employee: Employee }) {
  const { position, phone, email, role, state, isApprover, isMe } = employee;
  const note = invitationNote(employee);
  const pause = useResendPause(employee);
  return (
    <ListRow>
      <div className={classes.row} data-record={employee.id}>
        <div className={classes.who}>
          <Text fw={600}>
            {sortedName(employee)}
            {isMe && ' (вы)'}
          </Text>
          {position !== null && <Text size="sm">{position}</Text>}
          <Text size="sm" c="dimmed">
            {[phone && formatPhone(phone), email].filter(Boolean).join(' · ')}
          </Text>
          <div className={classes.badges}>
            <Badge variant="light" tt="none">
              {roleLabels[role]}
            </Badge>
            {isApprover && role !== 'Approver' && (
              <Badge variant="light" tt="none">
                Согласует
              </Badge>
            )}
            {state !== 'Active' && (
              <Badge variant="light" tt="none" color={employeeStateColors[state]}>
                {stateText(employee)}
              </Badge>
            )}
          </div>
          {note !== null && (
            <Text size="sm" c="dimmed">
              {note}
            </Text>
          )}
          {pause > 0 && (
            <Text size="sm" c="dimmed">
              Отправить ещё раз через {formatCountdown(pause)}
            </Text>
          )}
        </div>
        <div className={classes.limits}>
          {limitTexts(employee).map((text) => (
            <Text key={text} size="sm">
              {text}
            </Text>
          ))}
        </div>
        <EmployeeActions partnerID={partnerID} employee={employee} pause={pause} />
      </div>
    </ListRow>
  );
}

function stateText({ state, invitedAt }: Employee): string {
  const label = employeeStateLabels[state];
  return state === 'Invited' && invitedAt !== null ? `${label} ${formatDate(invitedAt)}` : label;
}
