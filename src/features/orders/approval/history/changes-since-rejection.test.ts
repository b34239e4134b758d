import { expect, it } from 'vitest';
import type { ApprovalDiff } from '#generated/api/model/approvalDiff.ts';
import type { ApprovalEvent } from '#generated/api/model/approvalEvent.ts';
import { changesSinceRejection } from './changes-since-rejection.ts';

const diff: ApprovalDiff = {
  fromVersion: 1,
  toVersion: 2,
  lines: [],
  fields: [],
  totalWas: 200,
  totalNow: 100,
};
const event = (kind: ApprovalEvent['kind'], change: ApprovalDiff | null = null): ApprovalEvent => ({
  id: kind,
  at: '2026-03-12T10:05:00.000Z',
  kind,
  actor: null,
  version: 1,
  comment: null,
  diff: change,
});

it('changes since the rejection: are those of the order that was sent again', () => {
  const sent = [event('Requested'), event('Declined'), event('Edited', diff)];
  expect(changesSinceRejection(sent)).toBeNull();
  const again = [...sent, event('Requested', diff)];
  expect(changesSinceRejection(again)).toEqual(diff);
  expect(changesSinceRejection([...again, event('Reminded')])).toEqual(diff);
  expect(changesSinceRejection([...again, event('Declined')])).toBeNull();
  expect(changesSinceRejection([event('Requested')])).toBeNull();
  const same = { ...diff, totalNow: 200 };
  expect(changesSinceRejection([...sent, event('Requested', same)])).toBeNull();
});
