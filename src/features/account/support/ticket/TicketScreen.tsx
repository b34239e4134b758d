import { Paper, Stack, Text, Title } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useCancelTicket } from '#generated/api/support/cancel-ticket.ts';
import { TicketStatusBadge } from '#src/features/account/support/TicketStatusBadge.tsx';
import { forgetTickets } from '#src/features/support-parts/ticket-cache.ts';
import { Button } from '#src/ui/kit/buttons/Button.tsx';
import { LinkText } from '#src/ui/kit/buttons/LinkButton.tsx';
import { PageHeading } from '#src/ui/kit/page/PageHeading.tsx';
import { PageStack } from '#src/ui/kit/page/PageStack.tsx';
import { ClosedTicket } from './ClosedTicket.tsx';
import { TicketAbout } from './TicketAbout.tsx';
import { TicketFeedbackForm } from './TicketFeedbackForm.tsx';
import { TicketReplyForm } from './TicketReplyForm.tsx';
import { TicketThread } from './TicketThread.tsx';
import { useLiveTicket } from './use-live-ticket.ts';

/** `/profile/support/{id}`: one ticket with all its messages. */
export function TicketScreen({ id }: { id: string }) {
  const ticket = useLiveTicket(id);
  const { title, number, status, canceled, messages, feedback, allowedActions } = ticket;
  return (
    <PageStack>
      <PageHeading
        above={
          <LinkText to="/profile/support" size="sm">
            ← Обращения
          </LinkText>
        }
        count={number}
        actions={allowedActions.includes('Cancel') && <CancelTicket ticketID={id} />}
      >
        {title}
      </PageHeading>
      <div>
        <TicketStatusBadge status={status} />
        {canceled && (
          <Text span size="sm" c="dimmed">
            {' '}
            Вы отказались от обращения
          </Text>
        )}
      </div>
      <Paper withBorder radius="lg" p="md">
        <TicketAbout ticket={ticket} />
      </Paper>
      <Stack gap="sm" component="section" aria-labelledby="ticket-thread">
        <Title order={2} id="ticket-thread">
          Переписка
        </Title>
        <TicketThread messages={messages} />
        {allowedActions.includes('Reply') ? (
          <TicketReplyForm ticketID={id} />
        ) : (
          <ClosedTicket ticket={ticket} />
        )}
      </Stack>
      {allowedActions.includes('Feedback') && <TicketFeedbackForm ticketID={id} />}
      {feedback && (
        <Text c="dimmed">
          Ваша оценка: {feedback.rating} из 5{feedback.comment && ` – «${feedback.comment}»`}
        </Text>
      )}
    </PageStack>
  );
}

function CancelTicket({ ticketID }: { ticketID: string }) {
  const client = useQueryClient();
  const cancel = useCancelTicket({
    mutation: { meta: { success: 'Обращение закрыто' }, onSettled: () => forgetTickets(client) },
  });
  return (
    <Button
      variant="default"
      loading={cancel.isPending}
      onClick={() => cancel.mutate({ id: ticketID })}
    >
      Отказаться
    </Button>
  );
}
