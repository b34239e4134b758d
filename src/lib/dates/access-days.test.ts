import { expect, it } from 'vitest';
import { accessDays } from './access-days.ts';

it('days of access: from tomorrow on for ten years, by Moscow', () => {
  expect(accessDays(new Date('2026-03-12T21:30:00Z'))).toEqual({
    first: '2026-03-14',
    last: '2036-03-13',
  });
  // Ten years after a 29 February there is none.
  expect(accessDays(new Date('2028-02-29T09:00:00Z')).last).toBe('2038-03-01');
});
