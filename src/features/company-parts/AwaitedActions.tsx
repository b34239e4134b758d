import { Alert } from '@mantine/core';
import type { PartnerSummary } from '#generated/api/model/index.ts';
import classes from './AwaitedActions.module.css';
import { awaitedActions } from './awaited-actions.ts';

type Company = Parameters<typeof awaitedActions>[0] & Pick<PartnerSummary, 'id'>;

/** What the company awaits of the user; nothing when it awaits nothing. */
export function AwaitedActions({ company }: { company: Company }) {
  const actions = awaitedActions(company);
  if (actions.length === 0) return null;
  return (
    <Alert color="brand" variant="light" title="От вас ждут" role="note">
      <ul className={classes.list}>
        {actions.map((action) => (
          <li key={action}>{action}</li>
        ))}
      </ul>
    </Alert>
  );
}
