import { useQueryClient } from '@tanstack/react-query';
import { useDeleteEmployee } from '#generated/api/partners/delete-employee.ts';
import { useGetPartnerSuspense } from '#generated/api/partners/get-partner.ts';
import { invalidateListCustomers } from '#generated/api/user/list-customers.ts';
import { ApiError } from '#src/api/errors.ts';
import { ConfirmDialog } from '#src/ui/mantine/dialogs/ConfirmDialog.tsx';

interface LeaveDialogProps {
  partnerID: string;
  /** The user's own. */
  employeeID: string;
  onClose: () => void;
}

const handledStatuses = [403, 409];

/**
 * Confirms that the user leaves the company. The page is left, and the result shown, by what watches
 * the companies of every tab (`src/app/company-access/`), so the dialog only makes it check at once.
 */
export function LeaveDialog({ partnerID, employeeID, onClose }: LeaveDialogProps) {
  const client = useQueryClient();
  const { name } = useGetPartnerSuspense(partnerID).data;
  const leave = useDeleteEmployee({
    mutation: {
      meta: { handledStatuses },
      onSuccess: () => invalidateListCustomers(client),
    },
  });
  const { error } = leave;
  const isHandled = error instanceof ApiError && handledStatuses.includes(error.status);
  return (
    <ConfirmDialog
      title={`Выйти из\u00A0компании ${name}?`}
      confirmLabel="Выйти"
      cancelLabel="Отмена"
      pending={leave.isPending || leave.isSuccess}
      rejections={isHandled ? [error.message] : []}
      onConfirm={() => leave.mutateAsync({ id: partnerID, employeeID })}
      onClose={onClose}
    >
      Доступ закроется сразу, во всех открытых вкладках, и владельцы получат уведомление. Заказы
      останутся у компании. Начатое оформление закроется, но товары останутся в вашей корзине.
      Вернуться можно только по новому приглашению.
    </ConfirmDialog>
  );
}
