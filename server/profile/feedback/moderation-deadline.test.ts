import { expect, it } from 'vitest';
import { moderationDeadline } from './moderation-deadline.ts';

it.each([
  ['2026-03-10T09:00:00Z', '2026-03-12', 'a Tuesday'],
  ['2026-03-12T09:00:00Z', '2026-03-16', 'a Thursday: Saturday and Sunday do not count'],
  ['2026-03-14T09:00:00Z', '2026-03-17', 'a Saturday'],
  ['2026-03-09T22:00:00Z', '2026-03-12', 'a Monday evening, which is Tuesday in Moscow'],
])('moderation deadline: of a review sent at %s is %s, %s', (sentAt, day) => {
  expect(moderationDeadline(new Date(sentAt))).toBe(day);
});
