import type { LinkProps } from '@tanstack/react-router';
import type { StaffRole } from '#generated/api/model/staffRole.ts';

/** A tab of the back office. */
export interface StaffSection {
  to: NonNullable<LinkProps['to']>;
  title: string;
  /** Who sees it besides the administrator. */
  role: StaffRole;
}

/** The tabs of the back office, in display order. */
const staffSections: readonly StaffSection[] = [
  { to: '/backoffice/tickets', title: 'Обращения', role: 'support' },
  { to: '/backoffice/applications', title: 'Заявки', role: 'support' },
  { to: '/backoffice/orders', title: 'Заказы', role: 'orders' },
  { to: '/backoffice/reviews', title: 'Отзывы', role: 'moderation' },
  { to: '/backoffice/imports', title: 'Импорты', role: 'catalog' },
  { to: '/backoffice/audit', title: 'Журнал', role: 'admin' },
];

/** The tabs that these roles open. */
export function sectionsOf(roles: readonly StaffRole[]): readonly StaffSection[] {
  return staffSections.filter(({ role }) => roles.includes(role) || roles.includes('admin'));
}
