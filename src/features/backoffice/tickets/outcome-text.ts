import type { StaffTicketOutcome } from '#generated/api/model/staffTicketOutcome.ts';
import type { StaffTicketRefund } from '#generated/api/model/staffTicketRefund.ts';
import type { TicketType } from '#generated/api/model/ticketType.ts';
import { formatMoney } from '#src/lib/numbers/money.ts';
import { countOf } from '#src/lib/numbers/plurals.ts';
import { responseTexts } from './response/response-texts.ts';

const bonuses = ['бонус', 'бонуса', 'бонусов'] as const;

const moneyTexts: Readonly<Record<StaffTicketRefund['money'], string>> = {
  Offline: 'Оплата была не\u00A0онлайн: деньги нужно отдать самим, если заказ оплачен.',
  Pending: 'Банк ещё не\u00A0вернул деньги.',
  Returned: 'Банк вернул деньги.',
};

function refundText({ amount, bonus, money }: StaffTicketRefund): string {
  const sums = [amount > 0 && formatMoney(amount), bonus > 0 && countOf(bonus, bonuses)].filter(
    Boolean,
  );
  const accepted = ['Возврат принят', sums.join(' и\u00A0')].filter(Boolean).join(': ');
  return amount > 0 ? `${accepted}. ${moneyTexts[money]}` : `${accepted}.`;
}

/** How a ticket has ended, for staff. */
export function outcomeText(type: TicketType, outcome: StaffTicketOutcome): string {
  const { decision, reason, refund } = outcome;
  switch (decision) {
    case 'Canceled':
      return 'Покупатель отказался от\u00A0обращения.';
    case 'Rejected': {
      const rejected = type === 'Refund' ? 'В\u00A0возврате отказано' : 'Отклонено';
      return reason === null ? `${rejected}.` : `${rejected}: ${reason}`;
    }
    case 'Granted':
      return refund ? refundText(refund) : `${responseTexts(type, 'Grant').done}.`;
  }
}
