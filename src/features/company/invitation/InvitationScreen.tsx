import { IconMailOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { InvitationByLink } from '#generated/api/model/index.ts';
import { getReadInvitationLinkQueryOptions } from '#generated/api/user/read-invitation-link.ts';
import { ApiError } from '#src/api/errors.ts';
import { useSession } from '#src/auth/session/session-store.ts';
import { InvitationCard } from '#src/features/company-parts/invitations/InvitationCard.tsx';
import { FailureState } from '#src/features/failure-parts/FailureState.tsx';
import { LinkButton } from '#src/ui/kit/buttons/LinkButton.tsx';
import { PageHeading } from '#src/ui/kit/page/PageHeading.tsx';
import { PageStack } from '#src/ui/kit/page/PageStack.tsx';
import { Skeleton } from '#src/ui/kit/page/skeletons/Skeleton.tsx';
import { EmptyState } from '#src/ui/kit/page/states/EmptyState.tsx';
import { PageNote } from '#src/ui/kit/page/states/PageNote.tsx';
import { invitationEndings, unknownInvitation } from './invitation-endings.ts';
import { VisitorInvitation } from './VisitorInvitation.tsx';

/** `/invitation#token`: the invitation into a company behind a link from an SMS or e-mail. */
export function InvitationScreen({ token }: { token: string }) {
  const { data, error, refetch } = useQuery({
    ...getReadInvitationLinkQueryOptions({ token }),
    enabled: token !== '',
    retry: false,
    meta: { silent: true },
  });
  if (data) return <Invited shown={data} token={token} refresh={refetch} />;
  const isUnknown = error instanceof ApiError && [400, 404].includes(error.status);
  if (token === '' || isUnknown) return <Ended {...unknownInvitation} />;
  if (error) return <FailureState error={error} onRetry={() => void refetch()} />;
  return <Skeleton height={320} radius="lg" />;
}

interface InvitedProps {
  shown: InvitationByLink;
  token: string;
  refresh: () => Promise<unknown>;
}

function Invited({ shown: { state, invitation }, token, refresh }: InvitedProps) {
  const { status, user } = useSession();
  if (state !== 'Open') return <Ended {...invitationEndings[state]} />;
  if (invitation === null) return <Ended {...invitationEndings.Withdrawn} />;
  return (
    <PageStack>
      <PageHeading>Приглашение в компанию</PageHeading>
      {status === 'authenticated' && (
        <>
          {user && (
            <PageNote>Вы вошли как {user.displayName}: в компанию вступит этот аккаунт.</PageNote>
          )}
          <InvitationCard invitation={invitation} token={token} refresh={refresh} />
        </>
      )}
      {status === 'unauthenticated' && <VisitorInvitation invitation={invitation} />}
      {status === 'loading' && <Skeleton height={240} radius="lg" />}
    </PageStack>
  );
}

function Ended({ title, description }: { title: string; description: string }) {
  return (
    <EmptyState
      headingOrder={1}
      icon={<IconMailOff />}
      title={title}
      description={description}
      actions={<LinkButton to="/profile/companies">Мои компании</LinkButton>}
    />
  );
}
