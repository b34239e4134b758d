import type { ApprovalCounts } from '#generated/api/model/approvalCounts.ts';
import { LinkTab, LinkTabs } from '#src/ui/kit/list/LinkTabs.tsx';

interface ApprovalTabsProps {
  partnerID: string;
  /** The text filter of the list, which the counts depend on. */
  text: string | undefined;
  counts: ApprovalCounts | undefined;
}

/** Pending, approved, rejected, with their counts. */
export function ApprovalTabs({ partnerID, text, counts }: ApprovalTabsProps) {
  const tabs = [
    { status: undefined, title: 'Ждут решения', count: counts?.pending },
    { status: 'Approved', title: 'Согласованы', count: counts?.approved },
    { status: 'Rejected', title: 'Отклонены', count: counts?.rejected },
  ] as const;
  return (
    <LinkTabs label="Состояние согласования">
      {tabs.map(({ status, title, count }) => (
        <LinkTab
          key={title}
          to="/profile/companies/$id/approval"
          params={{ id: partnerID }}
          search={{ status, text }}
          activeOptions={{ explicitUndefined: true }}
          count={count}
        >
          {title}
        </LinkTab>
      ))}
    </LinkTabs>
  );
}
