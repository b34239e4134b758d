import { describe, expect, it } from 'vitest';
import { statusWords } from './order-status.ts';
import { chosenStatuses, statusGroups } from './status-groups.ts';

describe('the groups of statuses', () => {
  it('hold every status once', () => {
    const grouped = statusGroups.flatMap(({ statuses }) => statuses);
    expect(grouped.toSorted()).toEqual(Object.keys(statusWords).toSorted());
  });

  it('stand for themselves when they are chosen as a whole', () => {
    expect(chosenStatuses(['Refunded', 'WaitingForRefund', 'Draft'])).toEqual([
      { id: 'Draft', label: 'Черновик', statuses: ['Draft'] },
      { id: 'refunds', label: 'Возвраты', statuses: ['WaitingForRefund', 'Refunded'] },
    ]);
  });
});
