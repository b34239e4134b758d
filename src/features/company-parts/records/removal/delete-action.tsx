import { IconTrash } from '@tabler/icons-react';
import type { CompanyRight } from '#src/features/company-parts/company-right.ts';
import type { RecordAction } from '#src/features/company-parts/records/RecordMenu.tsx';

/** «Удалить», or who may. */
export function deleteAction({ reason }: CompanyRight, onClick: () => void): RecordAction {
  return {
    label: 'Удалить',
    icon: <IconTrash aria-hidden="true" size="1.125rem" />,
    destructive: true,
    reason,
    onClick,
  };
}
