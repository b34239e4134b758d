import { expect, test } from 'vitest';
import { parseInvitationSearch } from './invitation-search.ts';

test('search of an invitation: opens the form with what is known of the person', () => {
  const person = { lastName: 'Ким', firstName: 'Анна', phone: '+79161234501', email: 'a@b.ru' };
  expect(parseInvitationSearch({ invite: 'true', ...person })).toEqual({ invite: true, ...person });
});

test('search of an invitation: invalid values are absent', () => {
  const given = { invite: 'yes', lastName: 'я'.repeat(201), firstName: ['', 'Анна'], phone: {} };
  expect(Object.values(parseInvitationSearch(given)).filter(Boolean)).toEqual([]);
});
