import { Text } from '@mantine/core';
import type { PartnerRole } from '#generated/api/model/index.ts';
import { roleLabels, roleRights } from '#src/features/company-parts/role-labels.ts';
import classes from './RolesNote.module.css';

const roles: readonly PartnerRole[] = ['Owner', 'Manager', 'Accountant', 'Approver', 'Employee'];

/** What each role may do, in words. */
export function RolesNote() {
  return (
    <details className={classes.note}>
      <summary className={classes.summary}>Что может каждая роль</summary>
      <dl className={classes.roles}>
        {roles.map((role) => (
          <div key={role}>
            <dt className={classes.role}>{roleLabels[role]}</dt>
            <dd className={classes.rights}>{roleRights[role]}</dd>
          </div>
        ))}
      </dl>
      <Text size="sm" c="dimmed">
        Согласующим может быть назначен и владелец, управляющий или бухгалтер: роль у них остаётся.
        Свою роль никто не меняет.
      </Text>
    </details>
  );
}
