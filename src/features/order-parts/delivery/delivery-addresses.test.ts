import { expect, it } from 'vitest';
import type { Address } from '#generated/api/model/index.ts';
import { groupAddresses } from './delivery-addresses.ts';

const address = (id: string) => ({ id, value: `Адрес ${id}` }) as Address;
const ids = (groups: ReturnType<typeof groupAddresses>) =>
  groups.map(({ heading, addresses }) => [heading, addresses.map(({ id }) => id)]);

it('delivery addresses: a person has one list without a heading', () => {
  expect(ids(groupAddresses([address('home')], null, null))).toEqual([[null, ['home']]]);
});

it("delivery addresses: the company's are listed before the user's own", () => {
  expect(ids(groupAddresses([address('home')], [address('clinic')], address('clinic')))).toEqual([
    ['Адреса компании', ['clinic']],
    ['Мои адреса', ['home']],
  ]);
});

it('delivery addresses: a chosen address that is in no list is shown as it is, once', () => {
  expect(ids(groupAddresses([], [], address('deleted')))).toEqual([
    ['Адреса компании', ['deleted']],
  ]);
  expect(ids(groupAddresses([], null, address('deleted')))).toEqual([[null, ['deleted']]]);
});
