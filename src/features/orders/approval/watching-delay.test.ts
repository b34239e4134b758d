import { describe, expect, it } from 'vitest';
import { watchingDelay } from './watching-delay.ts';

describe('watching delay', () => {
  it('polls an order in approval for all users', () => {
    expect(watchingDelay({ step: 'Approval' }, false)).toBeGreaterThan(0);
  });

  it('stops during an edit', () => {
    expect(watchingDelay({ step: 'Approval' }, true)).toBe(false);
  });

  it('stops for a placed order', () => {
    expect(watchingDelay({ step: 'Details' }, false)).toBe(false);
  });
});
