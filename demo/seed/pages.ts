import type { Database } from '#server/db/connection.ts';
import { staticPages } from '#server/db/schema/content.ts';

interface DemoPage {
  id: string;
  title: string;
  description: string;
  html: string;
}

const pages: readonly DemoPage[] = [
  {
    id: 'contacts',
    title: 'Контакты',
    description: 'Телефон, почта и адрес магазина',
    html: '<p>Звоните по\u00A0будням с\u00A09 до\u00A019: <a href="tel:+78002507780">8\u00A0800\u00A0250\u00A077\u00A080</a>, звонок по\u00A0России бесплатный.</p><p>Склад и\u00A0пункт выдачи: Москва, ул. Лесная, 20.</p>',
  },
  {
    id: 'delivery',
    title: 'Доставка',
    description: 'Сроки и\u00A0стоимость доставки',
    html: '<h2>Курьером</h2><p>По\u00A0Москве\u00A0– на\u00A0следующий рабочий день, по\u00A0России\u00A0– от\u00A0двух дней.</p><h2>Самовывоз</h2><p>Бесплатно из\u00A0пунктов выдачи, храним семь дней.</p>',
  },
  {
    id: 'warranty',
    title: 'Гарантия и\u00A0ремонт',
    description: 'Сроки гарантии и\u00A0как сдать оборудование в\u00A0ремонт',
    html: '<p>На\u00A0оборудование действует гарантия изготовителя, не\u00A0меньше 12\u00A0месяцев.</p><ul><li>Опишите неисправность в\u00A0разделе «Обращения».</li><li>Инженер назначит время или попросит прислать изделие.</li></ul>',
  },
  {
    id: 'publicOffer',
    title: 'Публичная оферта',
    description: 'Условия продажи товаров',
    html: '<p>Подтверждая заказ, покупатель соглашается с\u00A0условиями: товар передаётся после оплаты или по\u00A0договору с\u00A0отсрочкой, цена не\u00A0меняется после подтверждения.</p>',
  },
  {
    id: 'feedbackRules',
    title: 'Правила публикации отзывов',
    description: 'Какие отзывы мы\u00A0публикуем',
    html: '<p>Публикуем отзывы о\u00A0самом товаре: чем помог, чем не\u00A0понравился. Не\u00A0публикуем брань, рекламу и\u00A0личные данные.</p>',
  },
  {
    id: 'privacyPolicy',
    title: 'Политика конфиденциальности',
    description: 'Какие данные мы\u00A0храним и\u00A0зачем',
    html: '<p>Храним только то, что нужно для\u00A0заказа: имя, телефон, почту, адрес. По\u00A0просьбе в\u00A0разделе «Обращения» удаляем аккаунт.</p>',
  },
  {
    id: 'howToOrder',
    title: 'Как сделать заказ',
    description: 'Четыре шага от\u00A0поиска до\u00A0получения',
    html: '<ol><li>Найдите товар по\u00A0названию или артикулу.</li><li>Положите в\u00A0корзину и\u00A0выберите, кто покупает.</li><li>Укажите доставку и\u00A0оплату.</li><li>Подтвердите заказ\u00A0– дальше всё видно на\u00A0его странице.</li></ol>',
  },
  {
    id: 'conditions',
    title: 'Условия оплаты',
    description: 'Чем можно заплатить',
    html: '<table><tbody><tr><td>Частным лицам</td><td>картой, СБП, наличными</td></tr><tr><td>Компаниям</td><td>по\u00A0счёту, с\u00A0отсрочкой по\u00A0договору</td></tr></tbody></table>',
  },
  {
    id: 'buyLikeLegal',
    title: 'Покупай как юрлицо',
    description: 'Как покупать от\u00A0имени компании',
    html: '<p>Добавьте компанию по\u00A0ИНН\u00A0– менеджер проверит данные и\u00A0откроет оплату по\u00A0счёту.</p><ul><li>отсрочка по\u00A0договору</li><li>документы через\u00A0ЭДО</li></ul>',
  },
];

/** Texts of the information pages; those that are there stay as they are. */
export async function seedPages(
  db: Database,
  { now = new Date() }: { now?: Date } = {},
): Promise<void> {
  await db
    .insert(staticPages)
    .values(pages.map((page) => ({ ...page, updatedAt: now })))
    .onConflictDoNothing();
}
