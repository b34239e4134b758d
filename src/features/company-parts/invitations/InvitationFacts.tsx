import type { Invitation } from '#generated/api/model/index.ts';
import { companyNumbers } from '#src/features/company-parts/company-numbers.ts';
import { roleLabels } from '#src/features/company-parts/role-labels.ts';
import { formatDate } from '#src/lib/dates/dates.ts';
import classes from './InvitationFacts.module.css';

/** Which company invites, who invited, the place in it and until when. */
export function InvitationFacts({ invitation }: { invitation: Invitation }) {
  const { company, role, position, invitedBy, expiresAt } = invitation;
  const facts = [
    ['Компания', `${company.name}, ${companyNumbers(company)}`],
    ['Приглашает', invitedBy],
    ['Роль', position === null ? roleLabels[role] : `${roleLabels[role]}, ${position}`],
    ['Действует до', formatDate(expiresAt)],
  ] as const;
  return (
    <dl className={classes.facts}>
      {facts.map(([name, value]) => (
        <div key={name} className={classes.fact}>
          <dt className={classes.name}>{name}</dt>
          <dd className={classes.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
