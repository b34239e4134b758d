import { useState } from 'react';
import type { PartnerRole } from '#generated/api/model/index.ts';
import { Button } from '#src/ui/kit/buttons/Button.tsx';
import { InviteDialog } from './InviteDialog.tsx';

interface InviteButtonProps {
  partnerID: string;
  /** Roles with which the user may invite. */
  roles: readonly PartnerRole[];
  /** Id of the note that says who may; null when the user may. */
  deniedBy: string | null;
}

/** Opens the form of an invitation. */
export function InviteButton({ partnerID, roles, deniedBy }: InviteButtonProps) {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button
        disabled={deniedBy !== null}
        aria-describedby={deniedBy ?? undefined}
        onClick={() => setOpened(true)}
      >
        Пригласить
      </Button>
      {opened && (
        <InviteDialog partnerID={partnerID} roles={roles} onClose={() => setOpened(false)} />
      )}
    </>
  );
}
