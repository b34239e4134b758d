import { useQuery } from '@tanstack/react-query';
import { getListInvitationsQueryOptions } from '#generated/api/user/list-invitations.ts';
import { Button } from '#src/ui/kit/buttons/Button.tsx';
import { PageNote } from '#src/ui/kit/page/states/PageNote.tsx';
import { InvitationCard } from './InvitationCard.tsx';
import classes from './OpenInvitations.module.css';

/** The invitations to the user's verified phone; nothing while there are none. */
export function OpenInvitations() {
  const { data, isError, refetch } = useQuery({
    ...getListInvitationsQueryOptions(),
    meta: { silent: true },
  });
  if (isError && data === undefined) {
    return (
      <PageNote role="alert">
        Приглашения не загрузились.{' '}
        <Button variant="subtle" size="compact-sm" onClick={() => void refetch()}>
          Повторить
        </Button>
      </PageNote>
    );
  }
  if (data === undefined || data.items.length === 0) return null;
  return (
    <section className={classes.section} aria-labelledby="invitations">
      <h2 id="invitations" className={classes.heading}>
        Вас приглашают
      </h2>
      <ul className={classes.list}>
        {data.items.map((invitation) => (
          <li key={invitation.id}>
            <InvitationCard invitation={invitation} refresh={refetch} />
          </li>
        ))}
      </ul>
    </section>
  );
}
