import type { WrittenRequest } from './send-ticket.ts';

/** Labels of one dialog. */
export interface TicketDialogLabels {
  title: string;
  /** What will happen with the ticket. */
  intro: string;
  /** Label of the field above the button. */
  comment: string;
  /** Placeholder with an example. */
  example: string;
  submit: string;
  /** Whether a text is required. */
  commentRequired: boolean;
}

const texts: Record<WrittenRequest['kind'], TicketDialogLabels> = {
  WaitingList: {
    title: 'Сообщить о поступлении',
    intro: 'Напишем вам, как только товар появится на складе.',
    comment: 'Комментарий',
    example: 'Нужно к 1 марта',
    submit: 'Ждать товар',
    commentRequired: false,
  },
  RequestAnalogue: {
    title: 'Подобрать аналог',
    intro: 'Менеджер подберёт замену с теми же свойствами и пришлёт варианты.',
    comment: 'Что важно в замене',
    example: 'Нужен такой же по вязкости',
    submit: 'Подобрать',
    commentRequired: false,
  },
  RequestOffer: {
    title: 'Запросить предложение',
    intro: 'Менеджер узнает у производителя условия и пришлёт предложение.',
    comment: 'Комментарий',
    example: 'Нужны документы для тендера',
    submit: 'Запросить',
    commentRequired: false,
  },
  RequestAssistance: {
    title: 'Вопрос о товаре',
    intro: 'Менеджер ответит в разделе «Обращения» и по почте.',
    comment: 'Ваш вопрос',
    example: 'Подойдёт ли к наконечнику с кнопочным зажимом?',
    submit: 'Отправить вопрос',
    commentRequired: true,
  },
  PromotionOffer: {
    title: 'Предложение по акции',
    intro: 'Менеджер посчитает предложение на условиях акции и пришлёт его.',
    comment: 'Что ещё важно',
    example: 'По две упаковки каждого оттенка, поставка к маю',
    submit: 'Запросить предложение',
    commentRequired: true,
  },
  PromotionQuestion: {
    title: 'Вопрос по акции',
    intro: 'Менеджер ответит в разделе «Обращения» и по почте.',
    comment: 'Ваш вопрос',
    example: 'Действует ли акция вместе с промокодом?',
    submit: 'Отправить вопрос',
    commentRequired: true,
  },
  OrderQuestion: {
    title: 'Вопрос о заказе',
    intro: 'Менеджер ответит в разделе «Обращения» и по почте.',
    comment: 'Ваш вопрос',
    example: 'Когда можно забрать заказ?',
    submit: 'Отправить вопрос',
    commentRequired: true,
  },
  OrderProducts: {
    title: 'Товаров заказа нет в наличии',
    intro: 'Менеджер предложит замену или срок поставки.',
    comment: 'Что для вас важно',
    example: 'Готовы подождать неделю',
    submit: 'Отправить',
    commentRequired: true,
  },
  OrderDelivery: {
    title: 'Не подходит доставка',
    intro: 'Менеджер предложит другой способ или день доставки.',
    comment: 'Как вам удобно',
    example: 'Нужна доставка в субботу',
    submit: 'Отправить',
    commentRequired: true,
  },
  OrderPayment: {
    title: 'Не подходит оплата',
    intro: 'Менеджер предложит другой способ оплаты.',
    comment: 'Как вам удобно',
    example: 'Хотим оплатить в рассрочку',
    submit: 'Отправить',
    commentRequired: true,
  },
  General: {
    title: 'Новое обращение',
    intro: 'Менеджер ответит в разделе «Обращения» и по почте.',
    comment: 'Ваш вопрос',
    example: 'Как изменить реквизиты в документах?',
    submit: 'Отправить',
    commentRequired: true,
  },
  ProductSearch: {
    title: 'Найти товар',
    intro: 'Опишите товар: менеджер поищет его у поставщиков.',
    comment: 'Что найти',
    example: 'Боры алмазные под турбину, чёрное кольцо, Ø 2,3 мм',
    submit: 'Отправить',
    commentRequired: true,
  },
  AccountDeletion: {
    title: 'Удалить аккаунт',
    intro: 'Менеджер свяжется с вами и подтвердит удаление. До этого всё остаётся на месте.',
    comment: 'Почему вы уходите',
    example: 'Закрыли кабинет',
    submit: 'Попросить об удалении',
    commentRequired: true,
  },
};

/** Labels of the dialog for this ticket. */
export function ticketDialogLabels({ kind }: WrittenRequest): TicketDialogLabels {
  return texts[kind];
}
