import { IconReplace, IconUserMinus } from '@tabler/icons-react';
import type { Approver } from '#generated/api/model/index.ts';
import type { CompanyRight } from '#src/features/company-parts/company-right.ts';
import { RecordRow } from '#src/features/company-parts/records/RecordRow.tsx';
import { countOf, plural } from '#src/lib/numbers/plurals.ts';
import { LinkText } from '#src/ui/kit/buttons/LinkButton.tsx';

interface ApproverRowProps {
  partnerID: string;
  approver: Approver;
  right: CompanyRight;
  onReplace: () => void;
  onRemove: () => void;
}

/** One approver: who it is, and how many orders wait for the decision. */
export function ApproverRow(props: ApproverRowProps) {
  const { partnerID, approver, right, onReplace, onRemove } = props;
  const { employeeID, name, position, isMe, pendingCount } = approver;
  const wait = plural(pendingCount, ['ждёт', 'ждут', 'ждут']);
  const orders = `решения ${wait} ${countOf(pendingCount, ['заказ', 'заказа', 'заказов'])}`;
  return (
    <RecordRow
      id={employeeID}
      name={isMe ? `${name} (вы)` : name}
      actions={[
        {
          label: 'Заменить другим',
          icon: <IconReplace aria-hidden="true" size="1.125rem" />,
          reason: right.reason,
          onClick: onReplace,
        },
        {
          label: 'Убрать',
          icon: <IconUserMinus aria-hidden="true" size="1.125rem" />,
          destructive: true,
          reason: right.reason,
          onClick: onRemove,
        },
      ]}
    >
      {position && <div>{position}</div>}
      <div>
        {pendingCount === 0 && 'Решений никто не ждёт'}
        {pendingCount > 0 && !isMe && `Его ${orders}`}
        {pendingCount > 0 && isMe && (
          <LinkText to="/profile/companies/$id/approval" params={{ id: partnerID }} size="sm">
            Вашего {orders}
          </LinkText>
        )}
      </div>
    </RecordRow>
  );
}
