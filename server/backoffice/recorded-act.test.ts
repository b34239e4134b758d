import { describe, expect, it } from 'vitest';
import { recordedAct } from './recorded-act.ts';

describe('the record of a command', () => {
  it.each([
    [['order', 'f3a1', 'ship'], 'order f3a1 ship'],
    [['accounting', 'fail', '0'], 'accounting fail 0'],
    [['bonus', 'anna@example.ru', '500', '2026-12-31'], 'bonus … 500 2026-12-31'],
    [['bonus', 'anna@example.ru', '500', 'За', 'отзыв'], 'bonus … 500 …'],
    [['company', '7799000012', 'owner', '+79161234567'], 'company 7799000012 owner …'],
    [['company', '7799000012', 'remove', '89161234567'], 'company 7799000012 remove …'],
    [['ticket', 'О-1003', 'grant', 'Деньги', 'вернутся'], 'ticket … grant …'],
    [['refund', '1003', 'accept', 'p1=2', 'Приняли'], 'refund 1003 accept p1=2 …'],
  ])('has no contact and no text: %j', (args, act) => {
    expect(recordedAct(args)).toBe(act);
  });
});
