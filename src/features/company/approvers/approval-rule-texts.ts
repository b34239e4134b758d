import type { ApprovalMode, ApprovalQuorum, Approvers } from '#generated/api/model/index.ts';
import { thanLimit } from '#src/lib/labels/approval-limits.ts';
import { formatMoney } from '#src/lib/numbers/money.ts';
import { lowerFirst } from '#src/lib/text/lower-first.ts';

type Rule = Pick<Approvers, 'mode' | 'amountFrom' | 'quorum' | 'selfApproval'>;

/** Which orders a rule sends to the approvers, as choices. */
export const modeLabels: Record<ApprovalMode, string> = {
  AboveAmount: `Заказы дороже ${thanLimit('AmountAboveLimit')}`,
  Always: 'Все заказы',
  Never: 'Только сверх пределов сотрудников',
};

/** How many consents an order needs, as choices. */
export const quorumLabels: Record<ApprovalQuorum, string> = {
  Any: 'Хватит одного согласия',
  All: 'Нужны согласия всех',
};

/** Which orders need consent. */
export function modeText({ mode, amountFrom }: Pick<Rule, 'mode' | 'amountFrom'>): string {
  return mode === 'AboveAmount' && amountFrom !== null
    ? `${modeLabels.AboveAmount} ${formatMoney(amountFrom)}`
    : modeLabels[mode];
}

/** Who decides about the order of an approver. */
export function selfApprovalText({ selfApproval }: Pick<Rule, 'selfApproval'>): string {
  return selfApproval ? 'Согласующий согласует и сам' : 'Согласует другой';
}

/** The whole rule in a sentence: «Сейчас: заказы дороже предела компании 100 000 ₽, нужны согласия всех». */
export function presentRule(rule: Rule, names: readonly string[]): string {
  const [orders, quorum] = [modeText(rule), quorumLabels[rule.quorum]].map(lowerFirst);
  const who = names.length === 0 ? 'никого не назначили' : names.join(', ');
  return `Сейчас: ${orders}, ${quorum}. Согласующие: ${who}.`;
}
