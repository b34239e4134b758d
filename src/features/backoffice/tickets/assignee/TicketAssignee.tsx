import { Group, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { assignTicket } from '#generated/api/backoffice/assign-ticket.ts';
import { getListStaffAssigneesQueryOptions } from '#generated/api/backoffice/list-staff-assignees.ts';
import type { StaffTicket } from '#generated/api/model/staffTicket.ts';
import { useChangedTicket } from '#src/features/backoffice/tickets/response/use-changed-ticket.ts';
import { Button } from '#src/ui/kit/buttons/Button.tsx';
import { SelectField } from '#src/ui/mantine/fields/SelectField.tsx';

/** Who is in charge of a ticket: staff take it, hand it over, or give it back to all. */
export function TicketAssignee({ ticket }: { ticket: StaffTicket }) {
  const { id, assignee, status } = ticket;
  const { showChanged, refetch } = useChangedTicket(id);
  const { data: staff } = useQuery({
    ...getListStaffAssigneesQueryOptions(),
    enabled: status !== 'Done',
    meta: { silent: true },
  });
  const assign = useMutation({
    mutationFn: (assigneeID: string | null) => assignTicket(id, { assigneeID }),
    meta: { success: 'Ответственный изменён', handledStatuses: [409, 422] },
    onSuccess: showChanged,
    onError: refetch,
  });
  if (status === 'Done') {
    return assignee && <Text size="sm">Ответственный: {assignee.name}</Text>;
  }
  const people = staff?.items ?? [];
  const me = people.find(({ isMe }) => isMe);
  const others = [...people, ...(assignee ? [assignee] : [])];
  const names = new Map(others.map((one) => [one.id, one.isMe ? `${one.name} (я)` : one.name]));
  return (
    <Group gap="xs" align="end">
      <SelectField
        label="Ответственный"
        value={assignee?.id ?? ''}
        disabled={assign.isPending}
        options={[
          { value: '', label: 'Никто' },
          ...[...names].map(([value, label]) => ({ value, label })),
        ]}
        onChange={(event) => assign.mutate(event.currentTarget.value || null)}
      />
      {me && !assignee?.isMe && (
        <Button variant="default" loading={assign.isPending} onClick={() => assign.mutate(me.id)}>
          Взять себе
        </Button>
      )}
    </Group>
  );
}
