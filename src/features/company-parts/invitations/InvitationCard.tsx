import type { Invitation } from '#generated/api/model/index.ts';
import { Button } from '#src/ui/kit/buttons/Button.tsx';
import classes from './InvitationCard.module.css';
import { InvitationFacts } from './InvitationFacts.tsx';
import { useAnswerInvitation } from './use-answer-invitation.ts';

interface InvitationCardProps {
  invitation: Invitation;
  /** Of the link; without it the verified phone counts. */
  token?: string;
  refresh: () => Promise<unknown>;
}

/** An invitation with both answers; nothing happens without a click. */
export function InvitationCard({ invitation, token, refresh }: InvitationCardProps) {
  const answer = useAnswerInvitation({
    id: invitation.id,
    refresh,
    ...(token !== undefined && { token }),
  });
  const { name } = invitation.company;
  const isPending = answer.accepting || answer.declining;
  return (
    <div className={classes.card}>
      <InvitationFacts invitation={invitation} />
      <p className={classes.note}>
        После вступления вы сможете заказывать для&nbsp;компании, а&nbsp;её владелец увидит ваше
        имя, телефон и&nbsp;почту.
      </p>
      <div className={classes.actions}>
        <Button
          onClick={answer.accept}
          loading={answer.accepting}
          disabled={isPending}
          aria-label={`Вступить в компанию ${name}`}
        >
          Вступить в компанию
        </Button>
        <Button
          variant="default"
          onClick={answer.decline}
          loading={answer.declining}
          disabled={isPending}
          aria-label={`Отклонить приглашение в компанию ${name}`}
        >
          Отклонить
        </Button>
      </div>
    </div>
  );
}
