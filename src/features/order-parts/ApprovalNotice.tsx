import { useId } from 'react';
import type { ApprovalForecast } from '#generated/api/model/approvalForecast.ts';
import classes from './ApprovalNotice.module.css';
import { forecastText, limitText } from './approval-forecast.ts';
import { personName } from './approval-labels.ts';

interface ApprovalNoticeProps {
  /** The server's approval forecast for the displayed sum; without it nothing is shown. */
  forecast: ApprovalForecast | null | undefined;
  /** Payment on account is chosen; otherwise the limit of the contract is only said to exist. */
  onAccount?: boolean;
}

/** Before an order is confirmed: whether it will need approval, whose, and the remaining limits. */
export function ApprovalNotice({ forecast, onAccount = false }: ApprovalNoticeProps) {
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
        {forecastText(forecast, onAccount)}
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
            <li key={limit.code}>{limitText(limit, onAccount)}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

function whoText({ approvers, quorum }: ApprovalForecast): string {
  const names = approvers.map(personName).join(', ');
  if (approvers.length === 1) return `Согласует: ${names}.`;
  return quorum === 'All' ? `Согласуют все: ${names}.` : `Хватит согласия одного из них: ${names}.`;
}
