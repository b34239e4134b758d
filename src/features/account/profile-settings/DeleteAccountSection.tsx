import { Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getListTicketsQueryOptions } from '#generated/api/support/list-tickets.ts';
import { Button } from '#src/ui/kit/buttons/Button.tsx';
import { LinkText } from '#src/ui/kit/buttons/LinkButton.tsx';
import { Section } from '#src/ui/kit/page/Section.tsx';
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx';

const openRequests = { type: ['AccountDeletion'], status: ['New', 'InProgress'] } as const;

/** Requests the deletion of the account; a request that is being processed is linked instead. */
export function DeleteAccountSection() {
  const [opened, setOpened] = useState(false);
  const { data } = useQuery({
    ...getListTicketsQueryOptions({
      type: [...openRequests.type],
      status: [...openRequests.status],
      pageSize: 1,
    }),
    meta: { silent: true },
  });
  const [ticket] = data?.items ?? [];
  return (
    <Section id="delete-account" title="Удаление аккаунта">
      <Stack gap="md" align="flex-start">
        {ticket ? (
          <Text>
            Вы попросили удалить аккаунт.{' '}
            <LinkText to="/profile/support/$id" params={{ id: ticket.id }}>
              Обращение {ticket.number}
            </LinkText>
          </Text>
        ) : (
          <>
            <Text>Аккаунт удаляет менеджер по вашей просьбе. Сначала покажем, что это значит.</Text>
            <Button variant="default" color="red" onClick={() => setOpened(true)}>
              Удалить аккаунт
            </Button>
          </>
        )}
      </Stack>
      {opened && <DeleteAccountDialog onClose={() => setOpened(false)} />}
    </Section>
  );
}
