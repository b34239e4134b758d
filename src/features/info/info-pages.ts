import type { LinkProps } from '@tanstack/react-router';

interface InfoGroup {
  title: string;
  pages: readonly { to: NonNullable<LinkProps['to']>; title: string }[];
}

/** The information pages as their side menu shows them. */
export const infoGroups: readonly InfoGroup[] = [
  {
    title: 'Покупателям',
    pages: [
      { to: '/info/howToOrder', title: 'Как сделать заказ' },
      { to: '/info/conditions', title: 'Условия оплаты' },
      { to: '/info/delivery', title: 'Условия доставки' },
      { to: '/info/warranty', title: 'Гарантия и ремонт' },
      { to: '/info/buyLikeLegal', title: 'Юридическим лицам' },
      { to: '/info/help', title: 'Центр помощи' },
    ],
  },
  {
    title: 'О магазине',
    pages: [
      { to: '/info/about', title: 'О сервисе' },
      { to: '/info/contacts', title: 'Контакты' },
      { to: '/info/certificates', title: 'Регистрационные удостоверения' },
    ],
  },
  {
    title: 'Документы',
    pages: [
      { to: '/info/publicOffer', title: 'Публичная оферта' },
      { to: '/info/userAgreement', title: 'Пользовательское соглашение' },
      { to: '/info/privacyPolicy', title: 'Политика конфиденциальности' },
      { to: '/info/feedbackRules', title: 'Правила публикации отзывов' },
    ],
  },
];
