import { Link } from '@tanstack/react-router';
import type { ApprovalCounts } from '#generated/api/model/approvalCounts.ts';
import classes from './ApprovalTabs.module.css';

interface ApprovalTabsProps {
  partnerID: string;
  counts: ApprovalCounts | undefined;
}

/** Waiting, agreed, refused, with their numbers. */
export function ApprovalTabs({ partnerID, counts }: ApprovalTabsProps) {
  const tabs = [
    { status: undefined, title: 'Ждут решения', count: counts?.pending },
    { status: 'Approved', title: 'Согласованы', count: counts?.approved },
    { status: 'Rejected', title: 'Отклонены', count: counts?.rejected },
  ] as const;
  return (
    <nav aria-label="Состояние согласования" className={classes.tabs}>
      {tabs.map(({ status, title, count }) => (
        <Link
          key={title}
          to="/profile/companies/$id/approval"
          params={{ id: partnerID }}
          search={{ status }}
          activeOptions={{ explicitUndefined: true }}
          className={classes.tab}
        >
          {title} <span className={classes.count}>{count ?? ''}</span>
        </Link>
      ))}
    </nav>
  );
}
