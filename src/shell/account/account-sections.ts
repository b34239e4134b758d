import type { LinkProps } from '@tanstack/react-router';
import type { Profile } from '#generated/api/model/profile.ts';

interface AccountSection {
  to: NonNullable<LinkProps['to']>;
  title: string;
  /**
   * A number beside the title; 0 shows none.
   * @param awaiting companies that await something of the user
   */
  count?: (profile: Profile, awaiting: number) => number;
}

/** Sections of the account menu, in display order. */
export const accountSections: readonly AccountSection[] = [
  { to: '/profile', title: 'Профиль' },
  { to: '/profile/orders', title: 'Заказы', count: (profile) => profile.activeOrdersCount },
  { to: '/profile/companies', title: 'Компании', count: (_, awaiting) => awaiting },
  { to: '/profile/archive', title: 'Купленные ранее' },
  { to: '/profile/promoCodes', title: 'Промокоды' },
  { to: '/profile/favorites', title: 'Избранное' },
  { to: '/compare', title: 'Сравнение' },
  { to: '/profile/feedback', title: 'Отзывы', count: (profile) => profile.feedbackCount },
  {
    to: '/profile/notifications',
    title: 'Уведомления',
    count: (profile) => profile.unreadNotificationsCount,
  },
  {
    to: '/profile/support',
    title: 'Обращения',
    count: (profile) => profile.supportRequestsCount,
  },
  { to: '/profile/settings', title: 'Настройки' },
];
