import { describe, expect, it } from 'vitest';
import { moscowDay, startOfMoscowDay } from './moscow-day.ts';

describe('moscowDay', () => {
  it('changes at Moscow midnight', () => {
    expect(moscowDay(new Date('2026-03-12T20:59:59Z'))).toBe('2026-03-12');
    expect(moscowDay(new Date('2026-03-12T21:00:00Z'))).toBe('2026-03-13');
    expect(startOfMoscowDay('2026-03-13').toISOString()).toBe('2026-03-12T21:00:00.000Z');
  });
});
