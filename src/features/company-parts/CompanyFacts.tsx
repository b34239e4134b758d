import { Badge, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { PartnerSummary } from '#generated/api/model/index.ts';
import { formatMoney } from '#src/lib/numbers/money.ts';
import {
  edoLabel,
  ordersAccessLabel,
  type StateLabel,
  tradingAccessLabel,
} from './access-labels.ts';
import classes from './CompanyFacts.module.css';

type Company = Pick<PartnerSummary, 'defaultContract' | 'ordersAccess' | 'tradingAccess' | 'edo'>;

/** Contract with its balance, and the states of applications: of a card and of the overview. */
export function CompanyFacts({ company }: { company: Company }) {
  const { defaultContract, ordersAccess, tradingAccess, edo } = company;
  return (
    <dl className={classes.facts}>
      <Fact name="Основной договор">
        {defaultContract === null ? (
          <Text span c="dimmed">
            не заключён
          </Text>
        ) : (
          <>
            {defaultContract.number}
            <Text span size="sm" c="dimmed" display="block">
              {balanceText(defaultContract)}
            </Text>
          </>
        )}
      </Fact>
      <Fact name="Допуск к заказам">
        <State label={ordersAccessLabel(ordersAccess)} reason={ordersAccess.reason} />
      </Fact>
      <Fact name="Оптовый доступ">
        <State label={tradingAccessLabel(tradingAccess)} reason={tradingAccess.reason} />
      </Fact>
      <Fact name="ЭДО">
        <State label={edoLabel(edo)} reason={edo.reason ?? null} />
      </Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={classes.fact}>
      <dt className={classes.name}>{name}</dt>
      <dd className={classes.value}>{children}</dd>
    </div>
  );
}

function State({ label, reason }: { label: StateLabel; reason: string | null }) {
  return (
    <>
      <Badge color={label.color} variant="light" tt="none">
        {label.text}
      </Badge>
      {reason && (
        <Text span size="sm" c="dimmed" display="block">
          {reason}
        </Text>
      )}
    </>
  );
}

/** «долг 42 500 ₽, можно заказать на 157 500 ₽». */
function balanceText({
  allowed,
  reason,
  balance,
}: NonNullable<PartnerSummary['defaultContract']>): string {
  if (!allowed && reason) return reason;
  if (balance === null) return 'расчёты ещё не\u00A0получены';
  const { value, available } = balance;
  const state = value < 0 ? `долг ${formatMoney(-value)}` : `аванс ${formatMoney(value)}`;
  return `${state}, можно заказать на ${formatMoney(available)}`;
}
