import { expect, test } from 'vitest';
import type { Employee, SentInvitation } from '#generated/api/model/index.ts';
import { invitationNote, limitTexts } from './employee-labels.ts';

const sent: SentInvitation = {
  state: 'Open',
  phone: null,
  email: 'elena@example.com',
  sentAt: '2026-03-11T08:15:00.000Z',
  expiresAt: '2026-03-18T08:15:00.000Z',
  acceptedBy: null,
};
const note = (
  state: Employee['state'],
  invitation: Partial<SentInvitation> | null,
): string | null =>
  invitationNote({
    firstName: 'Елена',
    lastName: 'Тестова',
    state,
    invitation: invitation && { ...sent, ...invitation },
  });

test('note of an invitation: until when the link works, or why it works no longer', () => {
  expect(note('Invited', {})).toMatch(/^Ссылка действует до\s18\.03\.2026$/);
  expect(note('Invited', { state: 'Expired' })).toContain('Срок ссылки вышел');
  expect(note('Invited', { state: 'Declined' })).toContain('отказались');
  expect(note('Invited', { state: 'Withdrawn' })).toContain('отправьте приглашение снова');
  expect(note('Blocked', { state: 'Withdrawn' })).toContain('разблокируйте сотрудника');
  expect(note('Invited', null)).toBeNull();
});

test('note of an invitation: names the account that accepted when it has another name', () => {
  const account = {
    name: 'Елена Морозова',
    phone: '+79161234511',
    email: null,
    proof: 'Link',
    at: '2026-03-12T08:15:00.000Z',
  } as const;
  expect(note('Active', { state: 'Accepted', acceptedBy: account })).toMatch(
    /^Приглашение принял аккаунт: Елена Морозова, \+7\s916/,
  );
  const same = { ...account, name: 'Елена Игоревна Тестова' };
  expect(note('Active', { state: 'Accepted', acceptedBy: same })).toBeNull();
  expect(note('Active', { state: 'Accepted' })).toBeNull();
});

test('limits of an employee: show what was spent only where the user may see it', () => {
  const limits = { orderLimit: null, monthLimit: 100_000, monthSpent: 40_000 };
  expect(limitTexts(limits)[1]).toMatch(/осталось 600/);
  expect(limitTexts({ ...limits, monthSpent: null })[1]).toMatch(/^Предел на месяц 1.000.₽$/);
  expect(limitTexts({ ...limits, monthLimit: null, monthSpent: null })[1]).toBe(
    'Предела на месяц нет',
  );
});
