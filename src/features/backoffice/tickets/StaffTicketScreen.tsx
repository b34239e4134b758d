import { Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { useGetStaffTicketSuspense } from '#generated/api/backoffice/get-staff-ticket.ts';
import type { StaffTicketAction } from '#generated/api/model/staffTicketAction.ts';
import { TicketStatusBadge } from '#src/features/account/support/TicketStatusBadge.tsx';
import { BackLink } from '#src/features/backoffice/card/BackLink.tsx';
import { HistoryLink } from '#src/features/backoffice/frame/HistoryLink.tsx';
import { liveQuery } from '#src/features/backoffice/frame/live-query.ts';
import { typesOn } from '#src/features/backoffice/frame/staff-ticket-kinds.ts';
import { TicketAssignee } from '#src/features/backoffice/tickets/assignee/TicketAssignee.tsx';
import { responseTexts } from '#src/features/backoffice/tickets/response/response-texts.ts';
import { StaffReplyForm } from '#src/features/backoffice/tickets/response/StaffReplyForm.tsx';
import { StaffResponseDialog } from '#src/features/backoffice/tickets/response/StaffResponseDialog.tsx';
import { Button } from '#src/ui/kit/buttons/Button.tsx';
import { PageHeading } from '#src/ui/kit/page/PageHeading.tsx';
import { PageStack } from '#src/ui/kit/page/PageStack.tsx';
import { outcomeText } from './outcome-text.ts';
import { hasContent, StaffThread } from './StaffThread.tsx';
import { StaffTicketFacts } from './StaffTicketFacts.tsx';

type Decision = Exclude<StaffTicketAction, 'Reply'>;

/** `/backoffice/tickets/{id}`: a ticket with its thread, and what staff can do about it. */
export function StaffTicketScreen({ id }: { id: string }) {
  const { data: ticket } = useGetStaffTicketSuspense(id, { query: liveQuery });
  const [action, setAction] = useState<Decision | null>(null);
  const { title, number, status, type, outcome, messages, allowedActions } = ticket;
  const decisions = allowedActions.filter((allowed) => allowed !== 'Reply');
  const close = () => setAction(null);
  const isApplication = typesOn.applications.includes(type);
  return (
    <PageStack>
      <PageHeading
        above={
          <BackLink to={isApplication ? '/backoffice/applications' : '/backoffice/tickets'}>
            {isApplication ? '← Заявки' : '← Обращения'}
          </BackLink>
        }
        count={number}
      >
        {title}
      </PageHeading>
      <div>
        <TicketStatusBadge status={status} />
        {outcome && <Text mt="xs">{outcomeText(type, outcome)}</Text>}
      </div>
      <TicketAssignee ticket={ticket} />
      <Paper withBorder radius="lg" p="md">
        <StaffTicketFacts ticket={ticket} />
      </Paper>
      {messages.some(hasContent) && (
        <Stack gap="sm" component="section" aria-labelledby="staff-thread">
          <Title order={2} id="staff-thread">
            Переписка
          </Title>
          <StaffThread messages={messages} />
        </Stack>
      )}
      <StaffReplyForm key={id} ticket={ticket} />
      <Group gap="xs">
        {decisions.map((allowed) => (
          <Button key={allowed} variant="default" onClick={() => setAction(allowed)}>
            {responseTexts(type, allowed).label}
          </Button>
        ))}
      </Group>
      <HistoryLink number={number} />
      {action && <StaffResponseDialog ticket={ticket} action={action} onClose={close} />}
    </PageStack>
  );
}
