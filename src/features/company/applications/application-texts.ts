import type { PartnerSummary } from '#generated/api/model/partnerSummary.ts';
import { operatorLabels } from '#src/features/company-parts/access-labels.ts';
import { asTyped } from '#src/lib/dates/typed-day.ts';

interface StateText {
  /** What the state means for the user. */
  text: string;
  /** What the button says; null when there is nothing to apply for. */
  action: string | null;
}

const PENDING = 'Проверяем документы, решение придёт в\u00a0уведомлении.';

/** The state of the order access in a sentence, and the action it leads to. */
export function ordersAccessText(access: PartnerSummary['ordersAccess']): StateText {
  const { state, validUntil, reason } = access;
  const day = validUntil === null ? '' : ` до\u00a0${asTyped(validUntil)}`;
  switch (state) {
    case 'None':
      return {
        text: 'По доверенности компании можно заказывать товары, продажу которых ограничил производитель.',
        action: 'Запросить допуск',
      };
    case 'Pending':
      return { text: PENDING, action: null };
    case 'Granted':
      return {
        text: `Товары с\u00a0ограниченной продажей можно заказывать${day}.`,
        action: 'Продлить допуск',
      };
    case 'Expiring':
      return {
        text: `Допуск действует${day}. Отправьте новую доверенность, чтобы он не\u00a0прервался.`,
        action: 'Продлить допуск',
      };
    case 'Rejected':
      return { text: reason ?? 'Допуск не\u00a0дали.', action: 'Отправить снова' };
  }
}

/** The state of the wholesale access in a sentence, and the action it leads to. */
export function tradingAccessText(access: PartnerSummary['tradingAccess']): StateText {
  switch (access.state) {
    case 'None':
      return {
        text: 'Магазинам и\u00a0дистрибьюторам открываем оптовые условия.',
        action: 'Подать заявку',
      };
    case 'Pending':
      return { text: PENDING, action: null };
    case 'Granted':
      return { text: 'Оптовые условия открыты.', action: null };
    case 'Rejected':
      return { text: access.reason ?? 'Доступ не\u00a0открыли.', action: 'Отправить снова' };
  }
}

/** The state of the EDO connection in a sentence, and the action it leads to. */
export function edoText({ state, operator, reason }: PartnerSummary['edo']): StateText {
  const through = operator === null ? '' : ` через оператора ${operatorLabels[operator]}`;
  switch (state) {
    case 'NotConnected':
      return reason
        ? { text: reason, action: 'Отправить снова' }
        : { text: 'Счета, УПД и\u00a0акты без бумаги.', action: 'Подключить ЭДО' };
    case 'Requested':
      return {
        text: `Заявка на\u00a0рассмотрении. Когда пришлём приглашение${through}, примите его в\u00a0своей системе.`,
        action: null,
      };
    case 'Connected':
      return { text: `Документы приходят${through}.`, action: null };
  }
}
