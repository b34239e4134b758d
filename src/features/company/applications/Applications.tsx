import { Badge, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { PartnerDetails } from '#generated/api/model/partnerDetails.ts';
import {
  edoLabel,
  ordersAccessLabel,
  type StateLabel,
  tradingAccessLabel,
} from '#src/features/company-parts/access-labels.ts';
import { rightTo } from '#src/features/company-parts/company-right.ts';
import { LinkButton, LinkText } from '#src/ui/kit/buttons/LinkButton.tsx';
import { ApplicationDialogHost } from './ApplicationDialogHost.tsx';
import classes from './Applications.module.css';
import { applicationActions, isSettled } from './application-rights.ts';
import type { ApplicationKind } from './application-search.ts';
import { edoText, ordersAccessText, tradingAccessText } from './application-texts.ts';
import { useLiveApplications } from './use-live-applications.ts';

/** What a company has applied for: state, reason of a rejection, and what can be done now. */
export function Applications({ company }: { company: PartnerDetails }) {
  const { id, ordersAccess, tradingAccess, edo } = company;
  useLiveApplications(id);
  return (
    <section aria-label="Допуски и ЭДО">
      <div className={classes.applications}>
        <Application
          company={company}
          kind="orders"
          title="Допуск к заказам"
          label={ordersAccessLabel(ordersAccess)}
          {...ordersAccessText(ordersAccess)}
          ticketID={ordersAccess.ticketID}
        />
        <Application
          company={company}
          kind="trading"
          title="Оптовый доступ"
          label={tradingAccessLabel(tradingAccess)}
          {...tradingAccessText(tradingAccess)}
          ticketID={tradingAccess.ticketID}
        />
        <Application
          company={company}
          kind="edo"
          title="ЭДО"
          label={edoLabel(edo)}
          {...edoText(edo)}
          ticketID={edo.ticketID}
        />
      </div>
      <ApplicationDialogHost companies={[company]} />
    </section>
  );
}

interface ApplicationProps {
  company: PartnerDetails;
  kind: ApplicationKind;
  title: string;
  label: StateLabel;
  text: string;
  /** What the button says; null when there is nothing to apply for. */
  action: string | null;
  /** The last application. */
  ticketID: string | null;
}

function Application(props: ApplicationProps) {
  const { company, kind, title, label, text, action, ticketID } = props;
  const { allowed, reason } = rightTo(company, applicationActions[kind]);
  const actions: ReactNode[] = [];
  if (action !== null && allowed) {
    actions.push(
      <LinkButton
        key="apply"
        to="/profile/companies/$id"
        params={{ id: company.id }}
        search={{ apply: kind }}
        resetScroll={false}
        variant="light"
      >
        {action}
      </LinkButton>,
    );
  }
  if (ticketID !== null) {
    actions.push(
      <LinkText key="ticket" to="/profile/support/$id" params={{ id: ticketID }} size="sm">
        Обращение
      </LinkText>,
    );
  }
  return (
    <section aria-label={title} className={classes.application}>
      <div className={classes.title}>
        <Text fw={600}>{title}</Text>
        <Badge color={label.color} variant="light" size="lg" tt="none">
          {label.text}
        </Badge>
      </div>
      <Text size="sm">{text}</Text>
      {reason !== null && !isSettled(kind, company) && (
        <Text size="sm" c="dimmed">
          {reason}
        </Text>
      )}
      {actions.length > 0 && <div className={classes.actions}>{actions}</div>}
    </section>
  );
}
