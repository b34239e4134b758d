import { useId } from 'react';
import type { ApprovalForecast } from '#generated/api/model/approvalForecast.ts';
import type { ApprovalLimit } from '#generated/api/model/approvalLimit.ts';
import { formatMoney } from '#src/lib/money.ts';
import classes from './ApprovalNotice.module.css';
import { isUnapprovable, needsConsent, unapprovable } from './approval-forecast.ts';
import { personName } from './approval-labels.ts';

interface ApprovalNoticeProps {
  /** The server's approval forecast for the displayed sum; without it nothing is shown. */
  forecast: ApprovalForecast | null | undefined;
}

/** Before an order is confirmed: whether it will need approval, whose, and the remaining limits. */
export function ApprovalNotice({ forecast }: ApprovalNoticeProps) {
  const titleID = useId();
  if (!forecast) return null;
  const { reasons } = forecast;
  // A reason already states both sums of its limit.
  const limits = forecast.limits.filter(({ code }) => !reasons.some((one) => one.code === code));
  return (
    <section aria-labelledby={titleID} className={classes.notice}>
      <h3 id={titleID} className={classes.title}>
        Согласование
      </h3>
      <p className={classes.text} aria-live="polite">
        {resultText(forecast)}
      </p>
      {reasons.length > 0 && (
        <>
          <ul className={classes.list}>
            {reasons.map(({ code, message }) => (
              <li key={code}>{message}</li>
            ))}
          </ul>
          {forecast.approvers.length > 0 && <p className={classes.text}>{whoText(forecast)}</p>}
        </>
      )}
      {limits.length > 0 && (
        <ul className={classes.list}>
          {limits.map((limit) => (
            <li key={limit.code}>{limitText(limit)}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

function resultText(forecast: ApprovalForecast): string {
  if (isUnapprovable(forecast)) return unapprovable;
  return needsConsent(forecast) ? 'Заказ нужно будет согласовать.' : 'Согласие не нужно.';
}

function whoText({ approvers, quorum }: ApprovalForecast): string {
  const names = approvers.map(personName).join(', ');
  if (approvers.length === 1) return `Согласует: ${names}.`;
  return quorum === 'All' ? `Согласуют все: ${names}.` : `Хватит согласия одного из них: ${names}.`;
}

const limitLabels: Partial<Record<ApprovalLimit['code'], string>> = {
  AmountAboveLimit: 'Без согласия компания разрешает',
  EmployeeLimitExceeded: 'Ваш предел на заказ',
  EmployeeMonthLimitExceeded: 'Ваш предел на месяц',
  ContractBalanceExceeded: 'По счёту доступно по договору',
};

function limitText({ code, limit, left }: ApprovalLimit): string {
  const text = `${limitLabels[code] ?? 'Предел'} ${formatMoney(limit)}, останется ${formatMoney(left)}`;
  // The payment method is not chosen yet: on account the same order would need approval.
  return code === 'ContractBalanceExceeded' && left === 0
    ? `${text}: при оплате по счёту заказ нужно будет согласовать`
    : text;
}
