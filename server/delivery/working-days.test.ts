import { describe, expect, it } from 'vitest';
import { arrivalDays } from './working-days.ts';

// Thursday, 12:00 and 16:00 in Moscow.
const noon = new Date('2026-03-12T09:00:00Z');
const late = new Date('2026-03-12T13:00:00Z');

describe('arrivalDays', () => {
  it('starts after the transit time and skips Sundays', () => {
    expect(arrivalDays(noon, 1, 3)).toEqual(['2026-03-13', '2026-03-14', '2026-03-16']);
    expect(arrivalDays(noon, 3, 1)).toEqual(['2026-03-16']);
  });

  it('starts a day later in the afternoon', () => {
    expect(arrivalDays(late, 1, 1)).toEqual(['2026-03-14']);
  });
});
