import type { StaffTicketAction } from '#generated/api/model/staffTicketAction.ts';
import type { TicketType } from '#generated/api/model/ticketType.ts';

interface ResponseTexts {
  /** The button that sends, and the one that opens its dialog. */
  label: string;
  /** What the action does besides its message; null for nothing. */
  consequence: string | null;
  /** Label of the message. */
  field: string;
  done: string;
}

const FINAL = 'Отменить это нельзя.';
const GRANT_FIELD = 'Что ответить покупателю';

/** A ticket of these types is closed by doing what was requested, which is what the button says. */
const grants: Readonly<
  Partial<Record<TicketType, Pick<ResponseTexts, 'label' | 'consequence' | 'done'>>>
> = {
  CreatePartner: {
    label: 'Подключить компанию',
    consequence: `Компания появится у покупателя, он станет её владельцем. ${FINAL}`,
    done: 'Компания подключена',
  },
  CreateIndividualPartner: {
    label: 'Подключить предпринимателя',
    consequence: `Предприниматель появится у покупателя в компаниях. ${FINAL}`,
    done: 'Предприниматель подключён',
  },
  PartnerTradingAccess: {
    label: 'Открыть оптовый доступ',
    consequence: `Компания увидит оптовые цены и сможет по ним покупать. ${FINAL}`,
    done: 'Оптовый доступ открыт',
  },
  PartnerOrdersAccess: {
    label: 'Открыть допуск к заказам',
    consequence: `Сотрудник компании сможет оформлять её заказы до конца срока доверенности. ${FINAL}`,
    done: 'Допуск к заказам открыт',
  },
  EDO: {
    label: 'Подключить ЭДО',
    consequence: `У компании будет отмечено, что документы идут через ЭДО. ${FINAL}`,
    done: 'ЭДО подключён',
  },
  Refund: {
    label: 'Принять возврат',
    consequence: `Товары возврата будут приняты все. Деньги, заплаченные через банк, магазин вернёт сам, а полученные иначе верните покупателю вы: сколько – на странице заказа. ${FINAL}`,
    done: 'Возврат принят',
  },
  AccountDeletion: {
    label: 'Удалить аккаунт',
    consequence: `Аккаунт покупателя будет удалён, войти в него он больше не сможет. ${FINAL}`,
    done: 'Аккаунт удалён',
  },
};

/** A question has no effects: it is closed with a last message. */
const closing: ResponseTexts = {
  label: 'Закрыть обращение',
  consequence: 'Обращение закроется, открыть его снова нельзя.',
  field: GRANT_FIELD,
  done: 'Обращение закрыто',
};

/** What staff does about a ticket of this type. */
export function responseTexts(type: TicketType, action: StaffTicketAction): ResponseTexts {
  switch (action) {
    case 'Reply':
      return {
        label: 'Ответить',
        consequence: null,
        field: 'Ответ покупателю',
        done: 'Ответ отправлен',
      };
    case 'Reject':
      return {
        label: 'Отклонить',
        consequence: 'Обращение закроется, открыть его снова нельзя.',
        field: 'Почему отклоняем',
        done: 'Обращение отклонено',
      };
    case 'Grant': {
      const texts = grants[type];
      return texts ? { ...texts, field: GRANT_FIELD } : closing;
    }
  }
}
