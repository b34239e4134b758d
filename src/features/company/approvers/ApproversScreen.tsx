import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { Approver } from '#generated/api/model/index.ts';
import { getListApproversQueryOptions } from '#generated/api/partners/list-approvers.ts';
import { useCompanyRight } from '#src/features/company-parts/company-right.ts';
import { RightsNote } from '#src/features/company-parts/records/RightsNote.tsx';
import {
  focusRecord,
  neighborOf,
} from '#src/features/company-parts/records/removal/record-focus.ts';
import { QueryFailure } from '#src/features/failure-parts/QueryFailure.tsx';
import { formatNumber } from '#src/lib/numbers/numbers.ts';
import { Button } from '#src/ui/kit/buttons/Button.tsx';
import { ListView } from '#src/ui/kit/list/ListView.tsx';
import { PageHeading } from '#src/ui/kit/page/PageHeading.tsx';
import { PageStack } from '#src/ui/kit/page/PageStack.tsx';
import { EmptyState } from '#src/ui/kit/page/states/EmptyState.tsx';
import { AppointDialog } from './AppointDialog.tsx';
import { ApprovalRule } from './ApprovalRule.tsx';
import { ApproverRow } from './ApproverRow.tsx';
import { RemovalDialog } from './RemovalDialog.tsx';
import { RuleDialog } from './RuleDialog.tsx';

/** The contract's largest number of approvers: they are one page. */
const MOST = 50;

type Opened =
  | { dialog: 'rule' | 'appoint' }
  | { dialog: 'replace'; approver: Approver }
  | { dialog: 'remove'; approver: Approver; next: string | null };

/** `/profile/companies/{id}/approvers`: who approves the company's orders, and by which rule. */
export function ApproversScreen({ id }: { id: string }) {
  const noteID = useId();
  const query = useQuery({ ...getListApproversQueryOptions(id), meta: { silent: true } });
  const right = useCompanyRight(id, 'ManageApprovers');
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  const approvers = query.data;
  const items = approvers?.items ?? [];
  const paging = { page: 1, pageSize: MOST, total: items.length };
  const deniedBy = right.allowed ? null : noteID;
  const shared = approvers && { partnerID: id, approvers, onClose: close };
  return (
    <PageStack>
      <PageHeading
        count={approvers && formatNumber(items.length)}
        actions={
          <Button
            leftSection={<IconPlus aria-hidden="true" size="1.125rem" />}
            disabled={!right.allowed || items.length >= MOST}
            aria-describedby={deniedBy ?? undefined}
            onClick={() => setOpened({ dialog: 'appoint' })}
          >
            Назначить согласующего
          </Button>
        }
      >
        Согласующие
      </PageHeading>
      {right.reason && (
        <RightsNote
          id={noteID}
          what="Назначать согласующих и менять правило"
          reason={right.reason}
        />
      )}
      {approvers && (
        <ApprovalRule
          rule={approvers}
          deniedBy={deniedBy}
          onChange={() => setOpened({ dialog: 'rule' })}
        />
      )}
      <ListView
        query={{ ...query, data: approvers && { items, paging } }}
        failure={<QueryFailure query={query} />}
        empty={
          <EmptyState
            title="Согласующих пока нет"
            description="Заказы сверх пределов сотрудников согласуют владельцы. Назначьте согласующего, чтобы включить правило и для остальных заказов."
          />
        }
        loadingLabel="Загружаем согласующих"
        rowHeight="5rem"
        pagerLabel="Страницы согласующих"
        keyOf={({ employeeID }) => employeeID}
        renderItem={(approver) => (
          <ApproverRow
            partnerID={id}
            approver={approver}
            right={right}
            onReplace={() => setOpened({ dialog: 'replace', approver })}
            onRemove={() =>
              setOpened({ dialog: 'remove', approver, next: neighborOf(approver.employeeID) })
            }
          />
        )}
      />
      {shared && opened?.dialog === 'rule' && <RuleDialog {...shared} />}
      {shared && opened?.dialog === 'appoint' && <AppointDialog {...shared} replaced={null} />}
      {shared && opened?.dialog === 'replace' && (
        <AppointDialog {...shared} replaced={opened.approver} />
      )}
      {shared && opened?.dialog === 'remove' && (
        <RemovalDialog
          {...shared}
          removed={opened.approver}
          onRemoved={() => {
            close();
            focusRecord(opened.next);
          }}
        />
      )}
    </PageStack>
  );
}
