import { describe, expect, it } from 'vitest';
import type { AuditEntry } from '#generated/api/model/auditEntry.ts';
import { actorText, detailTexts, entryTitle, momentText } from './audit-texts.ts';

const order = { kind: 'Order', recordID: '240526', title: 'Д-240526' } as const;

function entryOf(values: Partial<AuditEntry>): AuditEntry {
  return {
    id: '1',
    at: '2026-03-12T09:45:00.000Z',
    actor: 'shop',
    actorName: null,
    act: null,
    subject: order,
    company: null,
    reason: null,
    handMoney: null,
    records: [],
    ...values,
  };
}

describe('texts of the audit trail', () => {
  it.each([
    ['staff:sveta', 'Светлана Громова', 'Светлана Громова, сотрудник'],
    ['staff:olga', null, 'Сотрудник olga'],
    ['user:3b8a1f52', 'Анна Ковалёва', 'Анна Ковалёва, покупатель'],
    ['user:3b8a1f52', null, 'Покупатель без имени'],
    ['bank', null, 'Банк'],
    ['1c', null, '1С'],
    ['demo', null, 'Демо-менеджер (автоматически)'],
    ['shop', null, 'Магазин (автоматически)'],
  ])('have the person: %s', (actor, actorName, text) => {
    expect(actorText({ actor, actorName })).toBe(text);
  });

  it('have a step of an order with its statuses', () => {
    const entry = entryOf({
      act: 'order 240526 ship',
      records: [
        {
          entity: 'orders',
          isNew: false,
          subject: order,
          changes: [{ name: 'status', before: 'WaitingForShipping', after: 'Shipped' }],
        },
      ],
    });
    expect(entryTitle(entry)).toBe('Заказ Д-240526: отправлен');
    expect(detailTexts(entry)).toEqual(['Статус «Готов к отправке» → «В пути»']);
  });

  it('have the reason, and who returns the money that no bank has', () => {
    const entry = entryOf({
      actor: 'staff:sveta',
      actorName: 'Светлана Громова',
      act: 'order 240526 cancel …',
      reason: 'Нет на складе',
      handMoney: 459_000,
    });
    expect(detailTexts(entry).map((text) => text.replaceAll(/\s/g, ' '))).toEqual([
      'Причина: Нет на складе',
      'Деньги вернуть вручную: 4 590 ₽, возвращает Светлана Громова',
    ]);
    const [, byBuyer] = detailTexts({ ...entry, actor: 'user:1', actorName: 'Анна' });
    expect(byBuyer).toContain('возвращает сотрудник');
  });

  it('have the year of a moment', () => {
    expect(momentText('2024-03-12T22:45:00.000Z')).toMatch(/^13\.03\.2024 в\s01:45/);
  });

  it('have sums as money, without ids', () => {
    const entry = entryOf({
      records: [
        {
          entity: 'payments',
          isNew: true,
          subject: order,
          changes: [
            { name: 'method', before: null, after: 'SBP' },
            { name: 'amount', before: null, after: '2673000' },
            { name: 'progress', before: null, after: 'Created' },
          ],
        },
        {
          entity: 'payment_refunds',
          isNew: true,
          subject: order,
          changes: [
            { name: 'payment_id', before: null, after: '6678e805' },
            { name: 'refunded_at', before: null, after: null },
          ],
        },
      ],
    });
    expect(entryTitle(entry)).toBe('Заказ Д-240526: начата оплата');
    expect(detailTexts(entry).map((text) => text.replaceAll(/\s/g, ' '))).toEqual([
      'Оплата: способ «СБП», сумма 26 730 ₽, состояние «Начата»',
    ]);
  });

  it('have the parts of a return that are not zero, each unit once', () => {
    const refund = (bonus: string) =>
      entryOf({
        records: [
          {
            entity: 'refunds',
            isNew: true,
            subject: order,
            changes: [
              { name: 'goods', before: null, after: '89000' },
              { name: 'delivery', before: null, after: '0' },
              { name: 'bonus', before: null, after: bonus },
            ],
          },
        ],
      });
    const texts = (entry: AuditEntry) =>
      detailTexts(entry).map((text) => text.replaceAll(/\s/g, ' '));
    expect(texts(refund('0'))).toEqual(['Возврат товаров: за товары 890 ₽']);
    expect(texts(refund('12'))).toEqual(['Возврат товаров: за товары 890 ₽, бонусами 12']);
  });

  it('name another record that the action changed', () => {
    const entry = entryOf({
      act: 'ticket 1003 grant …',
      subject: { kind: 'Ticket', recordID: 't-1003', title: 'О-1003' },
      records: [
        {
          entity: 'orders',
          isNew: false,
          subject: order,
          changes: [{ name: 'payment_method', before: null, after: 'Invoice' }],
        },
      ],
    });
    expect(entryTitle(entry)).toBe('Обращение О-1003: удовлетворено');
    expect(detailTexts(entry)).toEqual(['Заказ Д-240526: способ оплаты нет → «По счёту»']);
  });

  it('have a command about a record that is gone, and an unknown one as it is', () => {
    expect(entryTitle(entryOf({ act: 'feedback 17-mk3 reject …', subject: null }))).toBe(
      'Отзыв: отклонён',
    );
    expect(entryTitle(entryOf({ act: 'fly away', subject: null }))).toBe('fly away');
  });
});
