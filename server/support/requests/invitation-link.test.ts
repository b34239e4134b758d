import { expect, it } from 'vitest';
import { invitationLink } from './invitation-link.ts';

const anna = { firstName: 'Анна', lastName: 'Ким', phone: '+79161234501', email: 'anna@clinic.ru' };

it('link of an invitation: opens the form with the contacts and names that are known', () => {
  const link = new URL(invitationLink('p-1', anna), 'https://shop.example');
  expect(link.pathname).toBe('/profile/companies/p-1/employees');
  expect(Object.fromEntries(link.searchParams)).toEqual({ invite: 'true', ...anna });
  const nobody = { firstName: null, lastName: '', phone: null, email: null };
  expect(invitationLink('p-1', nobody)).toBe('/profile/companies/p-1/employees?invite=true');
});

it('link of an invitation: fits a notification, whatever the name', () => {
  const link = invitationLink('p-1', { ...anna, lastName: 'Я'.repeat(100) });
  expect(link.length).toBeLessThanOrEqual(500);
  expect(Object.fromEntries(new URL(link, 'https://shop.example').searchParams)).toEqual({
    invite: 'true',
    phone: anna.phone,
    email: anna.email,
    firstName: anna.firstName,
  });
});
