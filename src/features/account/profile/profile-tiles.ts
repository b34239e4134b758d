import {
  IconBell,
  IconBriefcase,
  IconChartBar,
  IconCoins,
  IconHeart,
  IconHistory,
  IconMessages,
  IconPackage,
  IconScale,
  IconSettings,
  IconStar,
  IconTicket,
  type TablerIcon,
} from '@tabler/icons-react';
import type { LinkProps } from '@tanstack/react-router';
import type { Profile } from '#generated/api/model/index.ts';
import { countOf } from '#src/lib/numbers/plurals.ts';

export interface Tile {
  to: NonNullable<LinkProps['to']>;
  title: string;
  Icon: TablerIcon;
  /**
   * Summary of the section as text.
   * @param awaiting companies that await something of the user
   */
  note: (profile: Profile, awaiting: number) => string;
  /** Number of items that need attention. */
  count?: (profile: Profile, awaiting: number) => number;
}

const active = ['активный заказ', 'активных заказа', 'активных заказов'] as const;
const companies = ['компания', 'компании', 'компаний'] as const;
const waiting = ['компания ждёт вас', 'компании ждут вас', 'компаний ждут вас'] as const;
const invitations = ['приглашение', 'приглашения', 'приглашений'] as const;
const fresh = ['новое', 'новых', 'новых'] as const;
const open = ['открытое обращение', 'открытых обращения', 'открытых обращений'] as const;

/** Sections of the profile. */
export const profileTiles: readonly Tile[] = [
  {
    to: '/profile/orders',
    title: 'Заказы',
    Icon: IconPackage,
    count: ({ activeOrdersCount }) => activeOrdersCount,
    note: ({ activeOrdersCount: count }) =>
      count > 0 ? countOf(count, active) : 'История и состояние',
  },
  {
    to: '/profile/companies',
    title: 'Компании',
    Icon: IconBriefcase,
    count: (_, awaiting) => awaiting,
    note: ({ hasPartners, partnersCount = 0, invitationsCount = 0 }, awaiting) => {
      if (invitationsCount > 0) return countOf(invitationsCount, invitations);
      if (awaiting > 0) return countOf(awaiting, waiting);
      return hasPartners ? countOf(partnersCount, companies) : 'Покупайте от имени компании';
    },
  },
  {
    to: '/profile/archive',
    title: 'Купленные ранее',
    Icon: IconHistory,
    note: () => 'Заказать снова то, что уже брали',
  },
  {
    to: '/profile/analytic',
    title: 'Статистика',
    Icon: IconChartBar,
    note: () => 'Покупки по месяцам и товарам',
  },
  {
    to: '/profile/promoCodes',
    title: 'Промокоды',
    Icon: IconTicket,
    note: () => 'Скидки на следующий заказ',
  },
  {
    to: '/profile/bonuses',
    title: 'Бонусы',
    Icon: IconCoins,
    note: () => 'Откуда пришли и когда сгорят',
  },
  {
    to: '/profile/notifications',
    title: 'Уведомления',
    Icon: IconBell,
    count: ({ unreadNotificationsCount }) => unreadNotificationsCount,
    note: ({ unreadNotificationsCount: count }) =>
      count > 0 ? countOf(count, fresh) : 'Новости о заказах и обращениях',
  },
  {
    to: '/profile/support',
    title: 'Обращения',
    Icon: IconMessages,
    count: ({ supportRequestsCount }) => supportRequestsCount,
    note: ({ supportRequestsCount: count }) =>
      count > 0 ? countOf(count, open) : 'Вопросы, возвраты и заявки',
  },
  {
    to: '/profile/favorites',
    title: 'Избранное',
    Icon: IconHeart,
    note: () => 'Отложенные товары',
  },
  {
    to: '/compare',
    title: 'Сравнение',
    Icon: IconScale,
    note: () => 'Товары рядом, по свойствам',
  },
  {
    to: '/profile/feedback',
    title: 'Отзывы',
    Icon: IconStar,
    count: ({ feedbackCount }) => feedbackCount,
    note: () => 'Ваши отзывы и товары, которые их ждут',
  },
  {
    to: '/profile/settings',
    title: 'Настройки',
    Icon: IconSettings,
    note: () => 'Личные данные, уведомления, оформление',
  },
];
