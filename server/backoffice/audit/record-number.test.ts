import { describe, expect, it } from 'vitest';
import { parseRecordNumber } from './record-number.ts';

describe('the number of a record', () => {
  it.each(['Д-240526', 'д240526', 'D-240526', ' Заказ № Д–240526 '])('is an order: %s', (text) => {
    const { orders, ticket } = parseRecordNumber(text);
    expect(orders).toEqual(expect.arrayContaining(['240526', 'Д-240526']));
    expect(ticket).toBeNull();
  });

  it.each(['О-1023', 'o-1023', 'Обращение О–1023'])('is a ticket: %s', (text) => {
    expect(parseRecordNumber(text)).toMatchObject({ orders: [], ticket: 1023 });
  });

  it('without a letter is either', () => {
    expect(parseRecordNumber('1023')).toEqual({
      id: '1023',
      orders: ['1023', 'Д-1023'],
      ticket: 1023,
    });
  });

  it('of another form is an id, or a number of the accounting system', () => {
    for (const id of ['d26b81c2-6f12', 'CRM-000123', '9'.repeat(40)]) {
      expect(parseRecordNumber(id)).toMatchObject({ id, ticket: null });
      expect(parseRecordNumber(id).orders).toContain(id);
    }
  });
});
