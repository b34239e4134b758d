import { expect, it } from 'vitest';
import { creatorsOf } from './findings.ts';
import { readContract } from './openapi/contract.ts';

const contract = readContract();

it.each([
  ['deletePartnerTag', 'createPartnerTag'],
  ['listAddresses', 'createAddress'],
  ['cancelTicket', 'createGeneralTicket'],
])('creatorsOf: a replay of %s has %s, which makes its records', (id, creator) => {
  const creators = creatorsOf(contract, contract.operation(id)).map((one) => one.id);
  expect(creators).toContain(creator);
  expect(creators).not.toContain(id);
});

it('creatorsOf: nothing is made for what everybody reads', () => {
  expect(creatorsOf(contract, contract.operation('getSettings'))).toEqual([]);
});
