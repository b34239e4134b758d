import { expect, it } from 'vitest';
import { bankTransferName, bankTransferText, transferName, transferText } from './transfer-text.ts';

const payment = {
  kind: 'Payment',
  number: '118',
  day: '2026-03-13',
  amount: 459_000,
  recordedBy: 'Светлана Громова',
  recordedAt: '2026-03-13T10:00:00.000Z',
  undoneAt: null,
  undoReason: null,
} as const;
const plain = (text: string) => text.replaceAll(/\s/g, ' ');

it('money that staff recorded: has its sum, its document and who did it', () => {
  expect(transferName(payment)).toBe('Оплата отмечена');
  expect(plain(transferText(payment))).toBe('4 590 ₽, № 118 от 13.03.2026, Светлана Громова');
  expect(plain(transferText({ ...payment, number: null }))).toBe(
    '4 590 ₽, 13.03.2026, Светлана Громова',
  );
  expect(transferName({ ...payment, kind: 'Return' })).toBe('Деньги возвращены');
  const undone = {
    ...payment,
    undoneAt: '2026-03-13T11:00:00.000Z',
    undoReason: 'Поручение другого заказа',
  };
  expect(plain(transferName(undone))).toBe('Отметка об оплате снята');
  expect(transferText(undone)).toMatch(/Громова\. Поручение другого заказа$/);
});

it('shows what a bank received and returned, with its day', () => {
  const bank = { kind: 'Payment', amount: 459_000, at: '2026-03-13T22:00:00.000Z' } as const;
  expect(bankTransferName(bank)).toMatch(/^Оплачено/);
  expect(bankTransferText(bank)).toMatch(/^4\s590\s₽, 14\.03\.2026$/);
  expect(bankTransferName({ ...bank, kind: 'Return' })).toBe('Банк вернул деньги');
});
