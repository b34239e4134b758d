import { expect, it } from 'vitest';
import { dueReminders } from './due-reminders.ts';

it.each([
  ['2026-03-01', []],
  ['2026-03-02', [30]],
  ['2026-03-24', [30]],
  ['2026-03-25', [7, 30]],
  ['2026-03-31', [1, 7, 30]],
  ['2026-04-01', [1, 7, 30]],
  ['2026-04-02', []],
])('reminders: on %s of a last day on 2026-04-01 %j are due', (today, due) => {
  expect(dueReminders(today, '2026-04-01')).toEqual(due);
});
