import type { ComponentType, ReactNode } from 'react';
import type { FileRoutesById } from '#generated/routeTree.gen.ts';
import { ProfileSkeleton } from '#src/features/account/profile/ProfileSkeleton.tsx';
import { CartSkeleton } from '#src/features/cart/page/CartSkeleton.tsx';
import { CompanySkeleton } from '#src/features/company/layout/CompanySkeleton.tsx';
import { OrderSkeleton } from '#src/features/orders/details/OrderSkeleton.tsx';
import { cardsPage, listPage } from './page-skeletons.tsx';

type SignedInRoute = Extract<keyof FileRoutesById, `/_signed-in/${string}`>;
type Layout = ComponentType<{ children: ReactNode }>;

/** Routes that are a frame around others. */
const layouts = {
  '/_signed-in/profile': ProfileSkeleton,
  '/_signed-in/profile/companies/$id': CompanySkeleton,
} satisfies Partial<Record<SignedInRoute, Layout>>;

const orders = listPage({ title: 'Мои заказы', label: 'Загружаем заказы', rowHeight: '6rem' });

/** The skeleton of every page. */
const pages: Readonly<Record<Exclude<SignedInRoute, keyof typeof layouts>, ComponentType>> = {
  '/_signed-in/cart/': CartSkeleton,
  '/_signed-in/cart/import': cardsPage('Заказ из файла', 'Загружаем заказ из файла'),
  // It leads to the list.
  '/_signed-in/order/': orders,
  '/_signed-in/order/$id/': OrderSkeleton,
  '/_signed-in/order/$id/inProgress': cardsPage('Создаём заказ', 'Загружаем состояние заказа'),
  '/_signed-in/order/$id/success': cardsPage(undefined, 'Загружаем заказ'),
  '/_signed-in/profile/': cardsPage(undefined, 'Загружаем профиль'),
  '/_signed-in/profile/orders': orders,
  '/_signed-in/profile/analytic': listPage({
    title: 'Статистика',
    label: 'Загружаем статистику',
    rowHeight: '6rem',
  }),
  '/_signed-in/profile/archive': listPage({
    title: 'Купленные ранее',
    label: 'Загружаем купленное',
    rowHeight: '7rem',
  }),
  '/_signed-in/profile/bonuses': listPage({
    title: 'Бонусы',
    label: 'Загружаем историю бонусов',
    rowHeight: '4.5rem',
    tabs: true,
  }),
  '/_signed-in/profile/favorites': listPage({
    title: 'Избранное',
    label: 'Загружаем избранное',
    rowHeight: '10rem',
  }),
  '/_signed-in/profile/feedback': listPage({
    title: 'Отзывы',
    label: 'Загружаем отзывы',
    rowHeight: '6rem',
    tabs: true,
  }),
  '/_signed-in/profile/notifications': listPage({
    title: 'Уведомления',
    label: 'Загружаем уведомления',
    rowHeight: '6rem',
    tabs: true,
    filters: true,
  }),
  '/_signed-in/profile/promoCodes': listPage({
    title: 'Промокоды',
    label: 'Загружаем промокоды',
    rowHeight: '7rem',
    tabs: true,
  }),
  '/_signed-in/profile/settings': cardsPage('Настройки', 'Загружаем настройки'),
  '/_signed-in/profile/support/': listPage({
    title: 'Обращения',
    label: 'Загружаем обращения',
    rowHeight: '5.5rem',
    filters: true,
  }),
  '/_signed-in/profile/support/$id': cardsPage(undefined, 'Загружаем обращение'),
  '/_signed-in/profile/companies/': listPage({
    title: 'Компании',
    label: 'Загружаем компании',
    rowHeight: '7rem',
  }),
  '/_signed-in/profile/companies/$id/': cardsPage('О компании', 'Загружаем сведения о компании'),
  '/_signed-in/profile/companies/$id/addresses': listPage({
    title: 'Адреса',
    label: 'Загружаем адреса',
    rowHeight: '5rem',
  }),
  '/_signed-in/profile/companies/$id/approval': listPage({
    title: 'Согласование заказов',
    label: 'Загружаем согласования',
    rowHeight: '5.5rem',
    tabs: true,
  }),
  '/_signed-in/profile/companies/$id/approvers': listPage({
    title: 'Согласующие',
    label: 'Загружаем согласующих',
    rowHeight: '5rem',
  }),
  '/_signed-in/profile/companies/$id/calendar': listPage({
    title: 'Календарь сроков',
    label: 'Загружаем календарь',
    rowHeight: '5rem',
  }),
  '/_signed-in/profile/companies/$id/contracts': listPage({
    title: 'Договоры',
    label: 'Загружаем договоры',
    rowHeight: '5rem',
  }),
  '/_signed-in/profile/companies/$id/employees': listPage({
    title: 'Сотрудники',
    label: 'Загружаем сотрудников',
    rowHeight: '7rem',
  }),
  '/_signed-in/profile/companies/$id/finDocsRecipients': listPage({
    title: 'Получатели финансовых документов',
    label: 'Загружаем получателей',
    rowHeight: '5rem',
  }),
  '/_signed-in/profile/companies/$id/recipients': listPage({
    title: 'Получатели',
    label: 'Загружаем получателей',
    rowHeight: '5rem',
  }),
  '/_signed-in/profile/companies/$id/tags': listPage({
    title: 'Метки',
    label: 'Загружаем метки',
    rowHeight: '5rem',
  }),
};

/** The skeleton of a page by the id of its route. */
export const pageOf: ReadonlyMap<string, ComponentType> = new Map(Object.entries(pages));
/** The skeleton of a layout by the id of its route. */
export const layoutOf: ReadonlyMap<string, Layout> = new Map(Object.entries(layouts));
