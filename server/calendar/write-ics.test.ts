import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseIcs } from '#tests/support/parse-ics.ts';
import { escapeText, foldLine, type IcsEvent, writeIcs } from './write-ics.ts';

const event: IcsEvent = {
  uid: 'contract-1@shop.example.ru',
  day: '2026-12-31',
  summary: 'Договор П-12; «Линия», №\\7: последний день',
  description: 'Первая строка\nвторая',
  url: 'https://shop.example.ru/profile/companies/1/calendar',
};
const at = new Date('2026-03-14T08:00:00.000Z');
const write = (change: Partial<IcsEvent> = {}) =>
  writeIcs({ name: 'Сроки: ООО «Линия»', at, events: [{ ...event, ...change }] });

it('ics: an independent parser reads what was written', () => {
  expect(parseIcs(write())).toEqual({
    name: 'Сроки: ООО «Линия»',
    events: [
      {
        uid: event.uid,
        start: '2026-12-31',
        end: '2027-01-01',
        isWholeDay: true,
        summary: event.summary,
        description: event.description,
        url: event.url,
      },
    ],
  });
});

it('ics: an empty calendar is valid', () => {
  expect(parseIcs(writeIcs({ name: 'Сроки', at, events: [] })).events).toEqual([]);
});

it('ics: no line is longer than 75 bytes, and all end with CRLF', () => {
  const text = write({ summary: 'Доверенность '.repeat(40), description: '🦷'.repeat(60) });
  expect(text.endsWith('\r\n')).toBe(true);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
});

it('ics: any text survives escaping and folding', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 }), (text) => {
      const summary = text.replaceAll(/\p{Cc}/gu, '').trim();
      fc.pre(summary !== '');
      expect(parseIcs(write({ summary })).events[0]?.summary).toBe(summary);
    }),
  );
});

it('ics: text cannot add a property of its own', () => {
  expect(escapeText('a\r\nEND:VEVENT')).toBe('a\\nEND:VEVENT');
  expect(foldLine('x'.repeat(80))).toBe(`${'x'.repeat(75)}\r\n ${'x'.repeat(5)}`);
});
