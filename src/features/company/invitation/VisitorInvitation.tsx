import { useState } from 'react';
import type { Invitation } from '#generated/api/model/index.ts';
import { signIn } from '#src/auth/sign-in.ts';
import { InvitationFacts } from '#src/features/company-parts/invitations/InvitationFacts.tsx';
import { Button } from '#src/ui/kit/buttons/Button.tsx';
import { PageNote } from '#src/ui/kit/page/states/PageNote.tsx';

/** The invitation of a visitor, who signs in or registers first and comes back here to respond. */
export function VisitorInvitation({ invitation }: { invitation: Invitation }) {
  const [leaving, setLeaving] = useState(false);
  const leave = async () => {
    setLeaving(true);
    await signIn();
    setLeaving(false);
  };
  return (
    <>
      <InvitationFacts invitation={invitation} />
      <PageNote>
        Чтобы ответить на&nbsp;приглашение, войдите или&nbsp;зарегистрируйтесь: потом
        вы&nbsp;вернётесь на&nbsp;эту страницу.
      </PageNote>
      <div>
        <Button onClick={() => void leave()} loading={leaving}>
          Войти и продолжить
        </Button>
      </div>
    </>
  );
}
