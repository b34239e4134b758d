import type { Approver, Approvers } from '#generated/api/model/index.ts';
import { countOf, plural } from '#src/lib/numbers/plurals.ts';
import { ConfirmDialog } from '#src/ui/mantine/dialogs/ConfirmDialog.tsx';
import { useApproversChange } from './use-approvers-change.ts';

interface RemovalDialogProps {
  partnerID: string;
  approvers: Approvers;
  removed: Approver;
  onClose: () => void;
  onRemoved: () => void;
}

/** Confirms the removal of an approver; the server's reason stays when it is the last one. */
export function RemovalDialog(props: RemovalDialogProps) {
  const { partnerID, approvers, removed, onClose, onRemoved } = props;
  const change = useApproversChange({
    partnerID,
    approvers,
    success: 'Согласующий убран',
    onDone: onRemoved,
  });
  const left = change.employeeIDs.filter((id) => id !== removed.employeeID);
  return (
    <ConfirmDialog
      title={`Больше не согласует: ${removed.name}?`}
      confirmLabel="Убрать"
      cancelLabel="Отмена"
      pending={change.pending}
      rejections={Object.values(change.rejections ?? {})}
      onConfirm={() => change.save({ employeeIDs: left })}
      onClose={onClose}
    >
      {removed.pendingCount > 0 && `${waiting(removed.pendingCount, left.length > 0)} `}
      Человек остаётся в компании; кто был согласующим по роли, снова станет сотрудником и будет
      видеть только свои заказы.
    </ConfirmDialog>
  );
}

function waiting(count: number, hasOthers: boolean): string {
  const wait = plural(count, ['ждёт', 'ждут', 'ждут']);
  const orders = countOf(count, ['заказ', 'заказа', 'заказов']);
  const next = hasOthers
    ? 'теперь решат остальные согласующие'
    : 'других согласующих нет, поэтому пока действует правило, его можно только заменить другим';
  return `Его решения ${wait} ${orders}: ${next}.`;
}
