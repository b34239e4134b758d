import { expect, it } from 'vitest';
import { notificationsFilter } from './notifications-filter.ts';
import { parseNotificationsSearch } from './notifications-search.ts';

it('notifications search: keeps valid parameters and drops the rest', () => {
  const search = parseNotificationsSearch({
    state: 'New',
    topic: ['Order', 'Weather', 'Approval'],
    page: '2',
  });
  expect(notificationsFilter(search)).toEqual({
    state: 'New',
    topic: ['Order', 'Approval'],
    page: 2,
    pageSize: 20,
  });
  expect(notificationsFilter(parseNotificationsSearch({ state: 'Old', page: '0' }))).toEqual({
    page: 1,
    pageSize: 20,
  });
});
