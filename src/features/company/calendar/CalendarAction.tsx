import { Text } from '@mantine/core';
import { useId } from 'react';
import type { CalendarEntry } from '#generated/api/model/index.ts';
import { openTicketDialog } from '#src/features/support-parts/ticket-dialog.ts';
import { formatDate } from '#src/lib/dates/dates.ts';
import { Button } from '#src/ui/kit/buttons/Button.tsx';
import { LinkButton } from '#src/ui/kit/buttons/LinkButton.tsx';

interface CalendarActionProps {
  entry: CalendarEntry;
  companyID: string;
  /** Id of the entry's name, which describes the button. */
  titleID: string;
}

const labels: Readonly<Record<CalendarEntry['action'], string>> = {
  RenewContract: 'Продлить договор',
  RenewPowerOfAttorney: 'Прислать новую',
  RenewOrdersAccess: 'Продлить допуск',
  UsePromoCode: 'Применить в корзине',
  SpendBonuses: 'Потратить в корзине',
};

/** The action that renews an entry; disabled with who can do it when the user cannot. */
export function CalendarAction({ entry, companyID, titleID }: CalendarActionProps) {
  const { action, allowed, reason } = entry;
  const reasonID = useId();
  const label = labels[action];
  if (!allowed) {
    return (
      <>
        <Button variant="light" disabled aria-describedby={`${titleID} ${reasonID}`}>
          {label}
        </Button>
        <Text size="xs" c="dimmed" mt="xxs" id={reasonID}>
          {reason}
        </Text>
      </>
    );
  }
  switch (action) {
    case 'RenewContract':
      return (
        <Button
          variant="light"
          aria-describedby={titleID}
          onClick={() => openTicketDialog({ kind: 'General', comment: renewalText(entry) })}
        >
          {label}
        </Button>
      );
    case 'RenewPowerOfAttorney':
    case 'RenewOrdersAccess':
      return (
        <LinkButton
          variant="light"
          to="/profile/companies/$id"
          params={{ id: companyID }}
          search={{ apply: 'orders' }}
          aria-describedby={titleID}
        >
          {label}
        </LinkButton>
      );
    case 'UsePromoCode':
    case 'SpendBonuses':
      return (
        <LinkButton variant="light" to="/cart" aria-describedby={titleID}>
          {label}
        </LinkButton>
      );
  }
}

/** A suggested text of the request to the manager. */
function renewalText({ title, endsOn, daysLeft }: CalendarEntry): string {
  const day = formatDate(`${endsOn}T12:00:00`);
  const until = daysLeft < 0 ? `закончился ${day}` : `действует до ${day}`;
  return `Прошу продлить. ${title} ${until}.`;
}
