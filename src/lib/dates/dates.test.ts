import { describe, expect, it, vi } from 'vitest';
import {
  formatDate,
  formatDay,
  formatDayMonth,
  formatMoment,
  impossibleDate,
  parseDate,
  tooEarlyDate,
} from './dates.ts';
import { moscowYear } from './moscow-day.ts';

describe('parseDate', () => {
  it('parses a calendar date', () => {
    expect(parseDate('29.02.2024').date).toEqual({ day: 29, month: 2, year: 2024 });
    expect(parseDate(' 1.2.1970 ').date).toEqual({ day: 1, month: 2, year: 1970 });
  });

  it('adds 2000 to a two-digit year', () => {
    expect(parseDate('05.03.71').date).toEqual({ day: 5, month: 3, year: 2071 });
  });

  it('rejects years before 1970', () => {
    expect(parseDate('31.12.1969').error).toBe(tooEarlyDate);
  });

  it.each(['29.02.2023', '31.04.2024', '00.01.2024', '01.13.2024', '2024-01-01', 'завтра', ''])(
    'rejects %s',
    (typed) => {
      expect(parseDate(typed).error).toBe(impossibleDate);
    },
  );
});

describe('date formats', () => {
  it('show days and times in Russian', () => {
    expect(formatDate('2026-03-05T11:30:00Z')).toBe('05.03.2026');
    expect(formatMoment('2026-03-05T11:30:00Z')).toBe('5 марта в 14:30');
  });

  it('show the year only when it is not the current one', () => {
    expect(formatDayMonth('2026-03-05', 2026)).toBe('5 марта');
    expect(formatDayMonth('2024-03-05', 2026)).toBe('5 марта 2024\u00a0г.');
  });
});

describe('days of a moment', () => {
  it.each(['UTC', 'Pacific/Kiritimati', 'Pacific/Pago_Pago'])(
    'are those of Moscow in %s: the server and the browser render one text',
    (zone) => {
      vi.stubEnv('TZ', zone);
      try {
        const lateEvening = '2025-12-31T21:30:00Z';
        expect(formatDate(lateEvening)).toBe('01.01.2026');
        expect(formatDayMonth(lateEvening, 2026)).toBe('1 января');
        expect(formatDate('2026-03-05')).toBe('05.03.2026');
        expect(moscowYear(new Date(lateEvening))).toBe(2026);
        expect(formatMoment(lateEvening)).toBe('1 января в 00:30 мск');
      } finally {
        vi.unstubAllEnvs();
      }
    },
  );
});

describe('formatDay', () => {
  it('writes a calendar day with its weekday in Russian', () => {
    expect(formatDay('2026-03-14')).toBe('сб, 14 марта');
    const russian = new Intl.DateTimeFormat('ru-RU', {
      weekday: 'short',
      day: 'numeric',
      month: 'long',
      timeZone: 'UTC',
    });
    for (let count = 0; count < 366; count += 1) {
      const date = new Date(Date.UTC(2028, 0, 1 + count));
      expect(formatDay(date.toISOString().slice(0, 10))).toBe(russian.format(date));
    }
  });
});
