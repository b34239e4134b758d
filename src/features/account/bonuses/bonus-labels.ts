import type { BonusEntry } from '#generated/api/model/bonusEntry.ts';
import type { BonusEntryKind } from '#generated/api/model/bonusEntryKind.ts';
import { formatDate } from '#src/lib/dates/dates.ts';
import { formatNumber } from '#src/lib/numbers/numbers.ts';
import type { PluralForms } from '#src/lib/numbers/plurals.ts';

export const bonusForms: PluralForms = ['бонус', 'бонуса', 'бонусов'];

interface Label {
  /** Without an order, or with one that is not shown any more. */
  alone: string;
  /** Before the order's name, with the noun in the case that it needs. */
  withOrder: readonly [text: string, noun: string];
}

const labels: Readonly<Record<BonusEntryKind, Label>> = {
  Grant: { alone: 'Подарок магазина', withOrder: ['Подарок за', 'заказ'] },
  Earn: { alone: 'Начислены за покупку', withOrder: ['Начислены за', 'заказ'] },
  Return: { alone: 'Вернулись за отменённую покупку', withOrder: ['Вернулись из', 'заказа'] },
  Spend: { alone: 'Списаны на покупку', withOrder: ['Списаны на', 'заказ'] },
  Reverse: { alone: 'Сняты из-за возврата', withOrder: ['Сняты из-за возврата', 'заказа'] },
  Expire: { alone: 'Сгорели', withOrder: ['Сгорели за', 'заказ'] },
};

/** Where bonuses came from, or went; the order as the text of a link. */
export function titleOf({ kind, order, reason }: BonusEntry): { text: string; link?: string } {
  if (reason !== null) return { text: reason };
  const { alone, withOrder } = labels[kind];
  if (order === null) return { text: alone };
  const [text, noun] = withOrder;
  return { text, link: `${noun} ${order.number}` };
}

/** «+120», «−80»: with a minus sign, not a hyphen. */
export function formatChange(amount: number): string {
  return amount < 0 ? `−${formatNumber(-amount)}` : `+${formatNumber(amount)}`;
}

/** What is left of received bonuses, and until when; null of spent ones. */
export function leftText({ amount, left, expiresOn }: BonusEntry): string | null {
  if (left === null) return null;
  if (left === 0) return 'Израсходованы';
  if (left === amount) return expiresOn === null ? 'Без срока' : `До ${formatDate(expiresOn)}`;
  const rest = `Осталось ${formatNumber(left)} из ${formatNumber(amount)}`;
  return expiresOn === null ? `${rest}, без срока` : `${rest}, до ${formatDate(expiresOn)}`;
}
