import { expect, it } from 'vitest';
import { parseStaffTicketsSearch, staffTicketsFilter } from './staff-tickets-search.ts';

it('search parameters of the queue: have whose tickets, and name what is invalid', () => {
  const search = parseStaffTicketsSearch({ assignee: 'Me', status: 'New', page: '2' });
  expect(staffTicketsFilter(search)).toMatchObject({ assignee: 'Me', status: ['New'], page: 2 });
  const wrong = parseStaffTicketsSearch({ assignee: 'You', status: 'Lost' });
  expect(staffTicketsFilter(wrong)).toEqual({ page: 1, pageSize: 20 });
  expect(wrong.invalid).toEqual(['status=Lost', 'assignee=You']);
  expect(parseStaffTicketsSearch({ ...wrong }).invalid).toEqual(wrong.invalid);
});
