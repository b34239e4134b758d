import type { LinkProps } from '@tanstack/react-router';

interface FooterLink {
  to: NonNullable<LinkProps['to']>;
  title: string;
}

interface FooterColumn {
  title: string;
  links: readonly FooterLink[];
}

/** Columns of the footer. */
export const footerColumns: readonly FooterColumn[] = [
  {
    title: 'Покупателям',
    links: [
      { to: '/info/howToOrder', title: 'Как сделать заказ' },
      { to: '/info/conditions', title: 'Условия оплаты' },
      { to: '/info/delivery', title: 'Условия доставки' },
      { to: '/info/warranty', title: 'Гарантия и ремонт' },
      { to: '/info/buyLikeLegal', title: 'Покупка от юридического лица' },
    ],
  },
  {
    title: 'О магазине',
    links: [
      { to: '/catalog', title: 'Каталог' },
      { to: '/promotions', title: 'Акции' },
      { to: '/brands', title: 'Бренды' },
      { to: '/info/contacts', title: 'Контакты' },
      { to: '/info/certificates', title: 'Регистрационные удостоверения' },
      { to: '/info/about', title: 'О сервисе' },
    ],
  },
  {
    title: 'Документы',
    links: [
      { to: '/info/publicOffer', title: 'Публичная оферта' },
      { to: '/info/userAgreement', title: 'Пользовательское соглашение' },
      { to: '/info/privacyPolicy', title: 'Политика конфиденциальности' },
      { to: '/info/feedbackRules', title: 'Правила публикации отзывов' },
      { to: '/info/help', title: 'Центр помощи' },
    ],
  },
];
