import type { InstallmentPlan } from '#generated/api/model/index.ts';
import { formatMoney } from '#src/lib/numbers/money.ts';
import { countOf } from '#src/lib/numbers/plurals.ts';
import { ChoiceCards } from '#src/ui/mantine/fields/ChoiceCards.tsx';

const months = ['месяц', 'месяца', 'месяцев'] as const;

interface InstallmentPlansProps {
  plans: readonly InstallmentPlan[];
  /** Months of the chosen plan; null without one. */
  chosen: number | null;
  onChoose: (months: number) => void;
}

/** Plans to choose from: duration, monthly payment and total, exact to the kopeck. */
export function InstallmentPlans({ plans, chosen, onChoose }: InstallmentPlansProps) {
  return (
    <ChoiceCards
      label="Срок рассрочки"
      value={chosen === null ? null : String(chosen)}
      onChange={(value) => onChoose(Number(value))}
      choices={plans.map((plan) => ({
        value: String(plan.months),
        title: countOf(plan.months, months),
        description: describePlan(plan),
        aside: `${formatMoney(plan.monthlyPayment)} в месяц`,
      }))}
    />
  );
}

/** The total, and the last payment when it differs from the others. */
export function describePlan({
  months: count,
  monthlyPayment,
  total,
  overpayment,
}: InstallmentPlan) {
  const last = total - monthlyPayment * (count - 1);
  const parts = [
    `Всего ${formatMoney(total)}`,
    overpayment === 0 ? 'без переплаты' : `переплата ${formatMoney(overpayment)}`,
  ];
  if (last !== monthlyPayment) parts.push(`последний платёж ${formatMoney(last)}`);
  return parts.join(', ');
}
