/** The information pages by columns of the footer; `id` is their text's in `GET /emptypage/{id}`. */
export const infoGroups = [
  {
    title: 'Покупателям',
    pages: [
      { id: 'howToOrder', title: 'Как сделать заказ' },
      { id: 'conditions', title: 'Условия оплаты' },
      { id: 'delivery', title: 'Условия доставки' },
      { id: 'warranty', title: 'Гарантия и ремонт' },
      { id: 'buyLikeLegal', title: 'Покупка от юридического лица' },
    ],
  },
  {
    title: 'О магазине',
    pages: [
      { id: 'contacts', title: 'Контакты' },
      { id: 'certificates', title: 'Регистрационные удостоверения' },
      { id: 'about', title: 'О сервисе' },
    ],
  },
  {
    title: 'Документы',
    pages: [
      { id: 'publicOffer', title: 'Публичная оферта' },
      { id: 'userAgreement', title: 'Пользовательское соглашение' },
      { id: 'privacyPolicy', title: 'Политика конфиденциальности' },
      { id: 'feedbackRules', title: 'Правила публикации отзывов' },
      { id: 'help', title: 'Центр помощи' },
    ],
  },
] as const;

export type InfoPageID = (typeof infoGroups)[number]['pages'][number]['id'];

/** URL of an information page. */
export function infoPath(id: InfoPageID): `/info/${InfoPageID}` {
  return `/info/${id}`;
}
