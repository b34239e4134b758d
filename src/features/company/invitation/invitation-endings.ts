import type { InvitationState } from '#generated/api/model/index.ts';
import { INVITATION_DAYS } from '#src/lib/dates/terms.ts';
import { countOf } from '#src/lib/numbers/plurals.ts';

interface Ending {
  title: string;
  description: string;
}

/** What a person reads whose link leads to no open invitation. */
export const invitationEndings: Record<Exclude<InvitationState, 'Open'>, Ending> = {
  Expired: {
    title: 'Срок приглашения вышел',
    description: `Ссылка действует ${countOf(INVITATION_DAYS, ['день', 'дня', 'дней'])}. Попросите компанию пригласить вас снова.`,
  },
  Accepted: {
    title: 'Приглашение уже принято',
    description:
      'Если его приняли вы, компания есть в вашем профиле. Если не вы, сообщите об этом компании.',
  },
  Declined: {
    title: 'Приглашение отклонено',
    description: 'Если вы передумали, попросите компанию пригласить вас снова.',
  },
  Replaced: {
    title: 'Есть более новая ссылка',
    description: 'Компания отправила приглашение ещё раз: откройте ссылку из последнего сообщения.',
  },
  Withdrawn: {
    title: 'Приглашение отозвано',
    description: 'Компания отозвала приглашение. Если это ошибка, попросите пригласить вас снова.',
  },
};

/** A link that no invitation has. */
export const unknownInvitation: Ending = {
  title: 'Такого приглашения нет',
  description: 'Проверьте, что ссылка скопирована целиком, или попросите прислать новую.',
};
