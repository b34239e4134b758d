import { describe, expect, it } from 'vitest';
import { type ExplainedLine, type ExplainedWhole, explainLine, explainWhole } from './explain.ts';

const composite: ExplainedLine = {
  productID: 'composite',
  quantity: 2,
  base: 519_000,
  contractPrice: 467_100,
  price: 459_000,
  promo: 36_720,
  bonus: 10_000,
};
const gloves: ExplainedLine = {
  productID: 'gloves',
  quantity: 3,
  base: 89_000,
  contractPrice: null,
  price: 89_000,
  promo: 13_280,
  bonus: 5000,
};
const whole: ExplainedWhole = {
  contractNumber: 'ИМ-2025/118',
  codes: [
    {
      couponCode: 'VESNA500',
      name: '500 ₽',
      description: '',
      scope: 'Order',
      productIDs: [],
      discount: 50_000,
      applied: true,
      allowed: true,
      reason: null,
      validUntil: null,
    },
  ],
  bonusSpent: 150,
  delivery: 39_000,
};

const kinds = (steps: readonly { kind: string; change: number }[]) =>
  steps.map(({ kind, change }) => [kind, change]);

describe('explaining a price', () => {
  it('lists the steps from the base price to the total', () => {
    const { steps } = explainWhole([composite, gloves], whole);
    expect(kinds(steps)).toEqual([
      ['Base', 0],
      ['Contract', -103_800],
      ['Promotion', -16_200],
      ['Code', -50_000],
      ['Bonus', -15_000],
      ['Delivery', 39_000],
      ['Total', 0],
    ]);
    expect(steps.at(-1)?.sum).toBe(918_000 + 267_000 - 50_000 - 15_000 + 39_000);
  });

  it('shows only the steps that changed the line', () => {
    const { steps } = explainLine(gloves, whole);
    expect(steps.map(({ title }) => title)).toEqual([
      'Цена магазина',
      'Промокод VESNA500',
      'Доля списанных бонусов',
      'Стоимость',
    ]);
    expect(steps.at(-1)?.sum).toBe(267_000 - 13_280 - 5000);
  });
});
