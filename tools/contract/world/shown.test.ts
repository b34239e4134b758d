import { expect, it } from 'vitest';
import { isShown } from './shown.ts';

it('isShown: a point of time may be shown with another offset, and a text may not', () => {
  const [sent, shown] = ['2027-02-03T10:00:00Z', '2027-02-03T13:00:00.000+03:00'];
  expect(isShown({ type: 'string', format: 'date-time' }, sent, shown)).toBe(true);
  expect(isShown({ type: 'string', format: 'date-time' }, sent, '2027-02-03T13:00:00Z')).toBe(
    false,
  );
  expect(isShown({ type: 'string' }, sent, shown)).toBe(false);
});
