import { describe, expect, it } from 'vitest';
import { edoLabel, ordersAccessLabel, tradingAccessLabel } from './access-labels.ts';

const access = { state: 'None', validUntil: null, reason: null, ticketID: null } as const;

describe('access labels', () => {
  it('name every state of the access to orders, with its last day', () => {
    const dated = { ...access, validUntil: '2026-12-31' };
    const texts = (['None', 'Pending', 'Granted', 'Expiring', 'Rejected'] as const).map(
      (state) => ordersAccessLabel({ ...dated, state }).text,
    );
    expect(texts).toEqual([
      'нет',
      'на рассмотрении',
      'до 31.12.2026',
      'истекает 31.12.2026',
      'отклонён',
    ]);
    expect(ordersAccessLabel({ ...access, state: 'Granted' }).text).toBe('открыт');
  });

  it('name wholesale and EDO with its operator', () => {
    expect(tradingAccessLabel({ state: 'Granted', reason: null, ticketID: null }).text).toBe(
      'открыт',
    );
    const edo = { operator: 'SBIS', ticketID: null } as const;
    expect(edoLabel({ ...edo, state: 'Connected' }).text).toBe('подключён, СБИС');
    expect(edoLabel({ ...edo, state: 'Requested' }).text).toBe('заявка, СБИС');
    const none = { ...edo, operator: null, state: 'NotConnected' } as const;
    expect(edoLabel(none).text).toBe('не подключён');
    expect(edoLabel({ ...none, reason: 'Не нашли' }).text).toBe('отклонён');
  });
});
