import { useLocation, useNavigate } from '@tanstack/react-router';
import type { PartnerRole } from '#generated/api/model/index.ts';
import { lazyDialog } from '#src/ssr/boundaries/lazy-dialog.tsx';
import { Button } from '#src/ui/kit/buttons/Button.tsx';
import { parseInvitationSearch } from './invitation-search.ts';

const InviteDialog = lazyDialog(async () => (await import('./InviteDialog.tsx')).InviteDialog);

interface InviteButtonProps {
  partnerID: string;
  /** Roles with which the user may invite; null while they load. */
  roles: readonly PartnerRole[] | null;
  /** Id of the note that says who may; null when the user may. */
  deniedBy: string | null;
}

const closed = {
  invite: undefined,
  lastName: undefined,
  firstName: undefined,
  phone: undefined,
  email: undefined,
};

/** Opens the form of an invitation by the URL (`?invite=true`); closing removes it from the URL. */
export function InviteButton({ partnerID, roles, deniedBy }: InviteButtonProps) {
  // The links in notifications of who requests access fill the form.
  const { invite, ...person } = parseInvitationSearch(useLocation().search);
  const navigate = useNavigate();
  const show = (form: typeof closed | { invite: true }) =>
    void navigate({
      to: '/profile/companies/$id/employees',
      params: { id: partnerID },
      search: (search) => ({ ...search, ...form }),
      replace: true,
      resetScroll: false,
    });
  return (
    <>
      <Button
        disabled={deniedBy !== null}
        aria-describedby={deniedBy ?? undefined}
        onClick={() => show({ invite: true })}
      >
        Пригласить
      </Button>
      {invite && deniedBy === null && roles !== null && (
        <InviteDialog
          partnerID={partnerID}
          roles={roles}
          person={person}
          onClose={() => show(closed)}
        />
      )}
    </>
  );
}
