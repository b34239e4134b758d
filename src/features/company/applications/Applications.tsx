import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { PartnerDetails } from '#generated/api/model/partnerDetails.ts';
import { LinkButton, LinkText } from '#src/ui/kit/buttons/LinkButton.tsx';
import { ApplicationDialogHost } from './ApplicationDialogHost.tsx';
import classes from './Applications.module.css';
import { StateBadge } from './ApplicationBadges.tsx';
import {
  edoLabel,
  ordersAccessLabel,
  type StateLabel,
  tradingAccessLabel,
} from './application-labels.ts';
import type { ApplicationKind } from './application-search.ts';
import { edoText, ordersAccessText, tradingAccessText } from './application-texts.ts';
import { useLiveApplications } from './use-live-applications.ts';

/** What a company has applied for: state, reason of a rejection, and what can be done now. */
export function Applications({ company }: { company: PartnerDetails }) {
  const { id, ordersAccess, tradingAccess, edo, allowedActions, role } = company;
  useLiveApplications(id);
  const others = role === 'Owner' ? null : 'Заявку может подать только владелец компании.';
  return (
    <section aria-label="Допуски и ЭДО">
      <div className={classes.applications}>
        <Application
          companyID={id}
          kind="orders"
          title="Допуск к заказам"
          label={ordersAccessLabel(ordersAccess)}
          {...ordersAccessText(ordersAccess)}
          allowed={allowedActions.includes('RequestOrdersAccess')}
          ticketID={ordersAccess.ticketID}
        />
        <Application
          companyID={id}
          kind="trading"
          title="Оптовый доступ"
          label={tradingAccessLabel(tradingAccess)}
          {...tradingAccessText(tradingAccess)}
          allowed={allowedActions.includes('RequestTradingAccess')}
          denied={others}
          ticketID={tradingAccess.ticketID}
        />
        <Application
          companyID={id}
          kind="edo"
          title="ЭДО"
          label={edoLabel(edo)}
          {...edoText(edo)}
          allowed={allowedActions.includes('ConnectEDO')}
          denied={others}
          ticketID={edo.ticketID}
        />
      </div>
      <ApplicationDialogHost companies={[company]} />
    </section>
  );
}

interface ApplicationProps {
  companyID: string;
  kind: ApplicationKind;
  title: string;
  label: StateLabel;
  text: string;
  /** What the button says; null when there is nothing to apply for. */
  action: string | null;
  allowed: boolean;
  /** Who can apply, when the user cannot. */
  denied?: string | null;
  /** The last application. */
  ticketID: string | null;
}

function Application(props: ApplicationProps) {
  const { companyID, kind, title, label, text, action, allowed, denied = null, ticketID } = props;
  const actions: ReactNode[] = [];
  if (action !== null && allowed) {
    actions.push(
      <LinkButton
        key="apply"
        to="/profile/companies/$id"
        params={{ id: companyID }}
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
        <StateBadge label={label} />
      </div>
      <Text size="sm">{text}</Text>
      {action !== null && !allowed && denied !== null && (
        <Text size="sm" c="dimmed">
          {denied}
        </Text>
      )}
      {actions.length > 0 && <div className={classes.actions}>{actions}</div>}
    </section>
  );
}
