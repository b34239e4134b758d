import { describe, expect, it } from 'vitest';
import { statusLabels } from './order-status.ts';
import { chosenStatuses, statusGroups } from './status-groups.ts';

describe('status groups', () => {
  it('contain every status once', () => {
    const grouped = statusGroups.flatMap(({ statuses }) => statuses);
    expect(grouped.toSorted()).toEqual(Object.keys(statusLabels).toSorted());
  });

  it('are one choice when all their statuses are chosen', () => {
    expect(chosenStatuses(['Refunded', 'WaitingForRefund', 'Draft'])).toEqual([
      { id: 'Draft', label: 'Черновик', statuses: ['Draft'] },
      { id: 'refunds', label: 'Возвраты', statuses: ['WaitingForRefund', 'Refunded'] },
    ]);
  });
});
