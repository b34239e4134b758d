import { expect, it } from 'vitest';
import { pollingDelay } from './status-polling.ts';

it('pollingDelay: polls after 1, then 2, then every 5 seconds', () => {
  expect([0, 1, 2, 3, 10].map(pollingDelay)).toEqual([1000, 1000, 2000, 5000, 5000]);
});
