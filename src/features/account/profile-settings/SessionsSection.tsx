import { Badge, Stack, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { SignInSession } from '#generated/api/model/signInSession.ts';
import { useEndOtherSessions } from '#generated/api/profile/end-other-sessions.ts';
import { useEndSession } from '#generated/api/profile/end-session.ts';
import {
  getListSessionsQueryOptions,
  invalidateListSessions,
} from '#generated/api/profile/list-sessions.ts';
import { QueryFailure } from '#src/features/failure-parts/QueryFailure.tsx';
import { formatMoment } from '#src/lib/dates/dates.ts';
import { Button } from '#src/ui/kit/buttons/Button.tsx';
import { useSingleRun } from '#src/ui/kit/buttons/use-single-run.ts';
import { Section } from '#src/ui/kit/page/Section.tsx';
import { Skeleton } from '#src/ui/kit/page/skeletons/Skeleton.tsx';
import classes from './SessionsSection.module.css';

/** Where the user is signed in, and signing out there. */
export function SessionsSection() {
  const query = useQuery({ ...getListSessionsQueryOptions(), meta: { silent: true } });
  return (
    <Section id="sessions" title="Устройства">
      {query.isPending && (
        <div role="status" aria-label="Загружаем устройства">
          <Skeleton height="8rem" radius="md" />
        </div>
      )}
      <QueryFailure query={query} />
      {query.data?.isManaged === false && (
        <Text>
          Сеансами управляет аккаунт, с которым вы входите: список устройств и выход – в нём.
        </Text>
      )}
      {query.data?.isManaged && <Sessions items={query.data.items} />}
    </Section>
  );
}

function Sessions({ items }: { items: readonly SignInSession[] }) {
  const client = useQueryClient();
  const others = useEndOtherSessions({
    mutation: {
      meta: { success: 'На других устройствах вход завершён' },
      onSettled: () => invalidateListSessions(client),
    },
  });
  const endOthers = useSingleRun(others.mutateAsync);
  const hasOthers = items.some(({ isCurrent }) => !isCurrent);
  return (
    <Stack gap="md" align="flex-start">
      <ul className={classes.sessions}>
        {items.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      <Text size="sm" c="dimmed">
        {hasOthers
          ? 'Устройство, на котором вы завершили вход, выйдет в течение пяти минут.'
          : 'На других устройствах вход не выполнен.'}
      </Text>
      {hasOthers && (
        <Button variant="default" loading={others.isPending} onClick={() => endOthers()}>
          Выйти на других устройствах
        </Button>
      )}
    </Stack>
  );
}

function SessionRow({ session }: { session: SignInSession }) {
  const { id, isCurrent, device, startedAt, lastSeenAt } = session;
  const client = useQueryClient();
  const end = useEndSession({
    mutation: {
      // Ended meanwhile, here or there.
      meta: { handledStatuses: [404] },
      onSettled: () => invalidateListSessions(client),
    },
  });
  const name = device ?? 'Неизвестное устройство';
  const run = useSingleRun(end.mutateAsync);
  return (
    <li className={classes.session}>
      <div>
        {name}{' '}
        {isCurrent && (
          <Badge variant="light" tt="none">
            это устройство
          </Badge>
        )}
        <Text size="sm" c="dimmed">
          Вход {formatMoment(startedAt)}
          {!isCurrent && `, последний раз – ${formatMoment(lastSeenAt)}`}
        </Text>
      </div>
      {!isCurrent && (
        <Button
          variant="subtle"
          size="compact-md"
          aria-label={`Выйти: ${name}, вход ${formatMoment(startedAt)}`}
          loading={end.isPending}
          onClick={() => run({ id })}
        >
          Выйти
        </Button>
      )}
    </li>
  );
}
