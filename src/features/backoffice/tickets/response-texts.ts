import type { StaffTicketAction } from '#generated/api/model/staffTicketAction.ts';

interface ResponseTexts {
  /** The button that opens the dialog, and the one that sends. */
  label: string;
  /** What the action does besides its message; null for nothing. */
  consequence: string | null;
  /** Label of the message. */
  field: string;
  done: string;
}

/** What staff does about a ticket. */
export const responseTexts: Readonly<Record<StaffTicketAction, ResponseTexts>> = {
  Reply: {
    label: 'Ответить',
    consequence: null,
    field: 'Ответ покупателю',
    done: 'Ответ отправлен',
  },
  Grant: {
    label: 'Удовлетворить',
    consequence:
      'Обращение закроется, и магазин сделает, о чём просили: подключит компанию, откроет доступ, вернёт деньги или удалит аккаунт. Отменить это нельзя.',
    field: 'Что ответить покупателю',
    done: 'Обращение удовлетворено',
  },
  Reject: {
    label: 'Отклонить',
    consequence: 'Обращение закроется, открыть его снова нельзя.',
    field: 'Почему отклоняем',
    done: 'Обращение отклонено',
  },
};
