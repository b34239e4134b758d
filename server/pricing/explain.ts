import type { components } from '#generated/server/operations.ts';
import type { PromoCode } from '#server/pricing/codes/code-terms.ts';

type Schemas = components['schemas'];
export type PriceExplanation = Schemas['PriceExplanation'];
type PriceStep = Schemas['PriceStep'];

/** A bought line with the components of its price; kopecks, prices per piece. */
export interface ExplainedLine {
  productID: string;
  quantity: number;
  /** The shop's price without promotions. */
  base: number;
  /** What the contract alone makes of it; null without one. */
  contractPrice: number | null;
  /** After contract and promotion. */
  price: number;
  /** The line's shares. */
  promo: number;
  bonus: number;
}

/** What belongs to all lines together. */
export interface ExplainedWhole {
  contractNumber: string | null;
  codes: readonly PromoCode[];
  /** Whole bonuses spent on all lines. */
  bonusSpent: number;
  delivery: number | null;
}

interface Change {
  kind: PriceStep['kind'];
  title: string;
  change: number;
}

/** Steps with the sum after each; those that change nothing are left out. */
function chain(base: number, changes: readonly Change[], total: string): PriceStep[] {
  const steps: PriceStep[] = [{ kind: 'Base', title: 'Цена магазина', change: 0, sum: base }];
  let sum = base;
  for (const step of changes) {
    if (step.change === 0) continue;
    sum += step.change;
    steps.push({ ...step, sum });
  }
  return [...steps, { kind: 'Total', title: total, change: 0, sum }];
}

function lineChanges(lines: readonly ExplainedLine[], contractNumber: string | null): Change[] {
  const add = (pick: (line: ExplainedLine) => number) =>
    lines.reduce((sum, line) => sum + pick(line) * line.quantity, 0);
  const underContract = ({ base, contractPrice }: ExplainedLine) => contractPrice ?? base;
  return [
    {
      kind: 'Contract',
      title: `Договор ${contractNumber ?? ''}`.trim(),
      change: add((line) => underContract(line) - line.base),
    },
    {
      kind: 'Promotion',
      title: 'Акции магазина',
      change: add((line) => line.price - underContract(line)),
    },
  ];
}

function bonusChange(bonusSpent: number, amount: number, isWhole: boolean): Change {
  const title = isWhole ? `Списано бонусов: ${bonusSpent}` : 'Доля списанных бонусов';
  return { kind: 'Bonus', title, change: -amount };
}

function baseOf(lines: readonly ExplainedLine[]): number {
  return lines.reduce((sum, { base, quantity }) => sum + base * quantity, 0);
}

/** The chain of one line; it ends with what the line costs after everything. */
export function explainLine(line: ExplainedLine, whole: ExplainedWhole): PriceExplanation {
  const codes = whole.codes
    .filter(({ scope, productIDs }) => scope === 'Order' || productIDs.includes(line.productID))
    .map(({ couponCode }) => couponCode);
  const title = `${codes.length > 1 ? 'Промокоды' : 'Промокод'} ${codes.join(', ')}`.trim();
  const changes: Change[] = [
    ...lineChanges([line], whole.contractNumber),
    { kind: 'Code', title, change: -line.promo },
    bonusChange(whole.bonusSpent, line.bonus, false),
  ];
  const { productID, quantity } = line;
  return { productID, quantity, steps: chain(baseOf([line]), changes, 'Стоимость') };
}

/** The chain of everything, delivery included; it ends with what is to be paid. */
export function explainWhole(
  lines: readonly ExplainedLine[],
  whole: ExplainedWhole,
): PriceExplanation {
  const changes: Change[] = [
    ...lineChanges(lines, whole.contractNumber),
    ...whole.codes.map(
      ({ couponCode, discount }): Change => ({
        kind: 'Code',
        title: `Промокод ${couponCode}`,
        change: -discount,
      }),
    ),
    bonusChange(
      whole.bonusSpent,
      lines.reduce((sum, { bonus }) => sum + bonus, 0),
      true,
    ),
    { kind: 'Delivery', title: 'Доставка', change: whole.delivery ?? 0 },
  ];
  return { productID: null, quantity: null, steps: chain(baseOf(lines), changes, 'К оплате') };
}
