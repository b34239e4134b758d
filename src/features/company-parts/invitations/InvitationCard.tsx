import type { Invitation } from '#generated/api/model/index.ts';
import { Button } from '#src/ui/kit/buttons/Button.tsx';
import classes from './InvitationCard.module.css';
import { InvitationFacts } from './InvitationFacts.tsx';
import { useInvitationResponse } from './use-invitation-response.ts';

interface InvitationCardProps {
  invitation: Invitation;
  /** Token of the link; without it the verified phone counts. */
  token?: string;
  refresh: () => Promise<unknown>;
}

/** An invitation with both responses; nothing happens without a click. */
export function InvitationCard({ invitation, token, refresh }: InvitationCardProps) {
  const response = useInvitationResponse({
    id: invitation.id,
    refresh,
    ...(token !== undefined && { token }),
  });
  const { name } = invitation.company;
  const isPending = response.accepting || response.declining;
  return (
    <div className={classes.card}>
      <InvitationFacts invitation={invitation} />
      <p className={classes.note}>
        После вступления вы сможете заказывать для&nbsp;компании, а&nbsp;её владелец увидит ваше
        имя, телефон и&nbsp;почту.
      </p>
      <div className={classes.actions}>
        <Button
          onClick={response.accept}
          loading={response.accepting}
          disabled={isPending}
          aria-label={`Вступить в компанию ${name}`}
        >
          Вступить в компанию
        </Button>
        <Button
          variant="default"
          onClick={response.decline}
          loading={response.declining}
          disabled={isPending}
          aria-label={`Отклонить приглашение в компанию ${name}`}
        >
          Отклонить
        </Button>
      </div>
    </div>
  );
}
