import { describe, expect, it } from 'vitest';
import { watchingDelay } from './watching-delay.ts';

describe('watching delay', () => {
  it('lets everybody follow an order on its way through approval', () => {
    expect(watchingDelay({ step: 'Approval' }, false)).toBeGreaterThan(0);
  });

  it('moves nothing while an edit is under way', () => {
    expect(watchingDelay({ step: 'Approval' }, true)).toBe(false);
  });

  it('leaves alone what is placed', () => {
    expect(watchingDelay({ step: 'Details' }, false)).toBe(false);
  });
});
