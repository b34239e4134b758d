import { Group, Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { CalendarFeed } from '#generated/api/model/index.ts';
import { invalidateGetPartnerCalendar } from '#generated/api/partners/get-partner-calendar.ts';
import { useRenewCalendarFeed } from '#generated/api/partners/renew-calendar-feed.ts';
import { useRevokeCalendarFeed } from '#generated/api/partners/revoke-calendar-feed.ts';
import { formatMoment } from '#src/lib/dates/dates.ts';
import { Button } from '#src/ui/kit/buttons/Button.tsx';
import { Section } from '#src/ui/kit/page/Section.tsx';
import { ConfirmDialog } from '#src/ui/mantine/dialogs/ConfirmDialog.tsx';
import { NewFeedLink } from './NewFeedLink.tsx';

interface CalendarFeedPanelProps {
  companyID: string;
  feed: CalendarFeed | null;
}

/** The secret link for calendar programs: made, replaced and switched off here, shown only once. */
export function CalendarFeedPanel({ companyID, feed }: CalendarFeedPanelProps) {
  const client = useQueryClient();
  const [confirming, setConfirming] = useState<'renew' | 'revoke' | null>(null);
  const [url, setUrl] = useState<string | null>(null);
  const refresh = () => invalidateGetPartnerCalendar(client, companyID);
  const renew = useRenewCalendarFeed({
    mutation: {
      onSuccess: (made) => {
        setConfirming(null);
        setUrl(made.url);
        return refresh();
      },
    },
  });
  const revoke = useRevokeCalendarFeed({
    mutation: {
      meta: { success: 'Ссылка отключена' },
      onSuccess: () => {
        setConfirming(null);
        setUrl(null);
        return refresh();
      },
    },
  });
  return (
    <Section id="calendar-feed" title="В вашем календаре">
      <Stack gap="sm">
        <Text size="sm">
          Сроки можно видеть в календаре Google, Apple или Outlook: добавьте в него секретную
          ссылку. Она открывается без входа, поэтому никому её не показывайте.
        </Text>
        {feed && <FeedUse feed={feed} />}
        {url !== null && <NewFeedLink url={url} />}
        <Group gap="xs">
          <Button
            variant={feed ? 'default' : 'filled'}
            loading={renew.isPending}
            onClick={() => (feed ? setConfirming('renew') : renew.mutate({ id: companyID }))}
          >
            {feed ? 'Сменить ссылку' : 'Получить ссылку'}
          </Button>
          {feed && (
            <Button variant="subtle" color="red" onClick={() => setConfirming('revoke')}>
              Отключить ссылку
            </Button>
          )}
        </Group>
      </Stack>
      {confirming === 'renew' && (
        <ConfirmDialog
          title="Сменить ссылку на календарь?"
          confirmLabel="Сменить"
          cancelLabel="Не менять"
          pending={renew.isPending}
          onConfirm={() => renew.mutateAsync({ id: companyID })}
          onClose={() => setConfirming(null)}
        >
          Прежняя ссылка сразу перестанет действовать: в календари нужно будет добавить новую.
        </ConfirmDialog>
      )}
      {confirming === 'revoke' && (
        <ConfirmDialog
          title="Отключить ссылку на календарь?"
          confirmLabel="Отключить"
          cancelLabel="Не отключать"
          pending={revoke.isPending}
          onConfirm={() => revoke.mutateAsync({ id: companyID })}
          onClose={() => setConfirming(null)}
        >
          Сроки пропадут из календарей, куда она добавлена.
        </ConfirmDialog>
      )}
    </Section>
  );
}

function FeedUse({ feed: { createdAt, lastReadAt } }: { feed: CalendarFeed }) {
  const use =
    lastReadAt === null
      ? 'календарь её ещё не открывал'
      : `последний раз открыта ${formatMoment(lastReadAt)}`;
  return (
    <Text size="sm" c="dimmed">
      Ссылка создана {formatMoment(createdAt)}, {use}.
    </Text>
  );
}
