import { hidden, partner, sent } from './company-steps.ts';
import type { Sequence, Values } from './sequence.ts';
import { fill } from './templates.ts';

const given = { partner: 'partner' } as const;
const state = { rule: 'state-ignored' } as const;

const employee = {
  firstName: 'Олег',
  lastName: '$word',
  phone: '$phone',
  email: 'oleg-$unique@example.com',
  position: 'Снабженец',
  orderLimit: 1_000_000,
};

/** Employees, contracts and approval rules of a company. */
export const companyPeopleSequences: readonly Sequence[] = [
  {
    name: 'employees',
    title: 'An employee is invited, changed and blocked',
    as: 'owner',
    given,
    steps: [
      hidden('listEmployees'),
      {
        call: 'inviteEmployee',
        does: 'invite an employee',
        path: partner,
        body: employee,
        save: { employee: '/id' },
        same: { ...sent(employee), '/state': 'Invited' },
        sameRule: 'created-unlike-sent',
        repeat: { otherBody: { ...employee, firstName: 'Павел' } },
      },
      {
        call: 'inviteEmployee',
        does: 'invite the same phone again',
        path: partner,
        body: employee,
        status: [409],
        reason: 'EmployeeExists',
        ...state,
      },
      {
        call: 'searchEmployees',
        does: 'find by name',
        path: partner,
        query: { query: '$word' },
        has: { list: '/items', where: { '/id': '$employee' } },
      },
      {
        call: 'changeEmployee',
        does: 'change the limit',
        path: partner,
        body: { ...employee, id: '$employee', orderLimit: 500_000, position: 'Ассистент' },
        same: { '/orderLimit': 500_000, '/position': 'Ассистент' },
        sameRule: 'created-unlike-sent',
      },
      {
        call: 'listEmployees',
        does: 'list the change',
        path: partner,
        query: { pageSize: 100 },
        has: { list: '/items', where: { '/id': '$employee', '/orderLimit': 500_000 } },
        hasRule: 'change-lost',
      },
      {
        call: 'changeEmployee',
        does: 'block',
        path: partner,
        body: { ...employee, id: '$employee', state: 'Blocked' },
        same: { '/state': 'Blocked' },
        sameRule: 'created-unlike-sent',
        endsOn: [409, 422],
      },
    ],
  },
  {
    name: 'last-owner',
    title: 'The last owner of a company stays',
    as: 'owner',
    given,
    steps: [
      {
        call: 'listEmployees',
        does: 'find oneself',
        path: partner,
        query: { pageSize: 100 },
        pick: {
          list: '/items',
          which: ({ isMe, role }) => isMe === true && role === 'Owner',
          save: { me: '/id', firstName: '/firstName', lastName: '/lastName', phone: '/phone' },
        },
      },
      {
        call: 'changeEmployee',
        does: 'block oneself',
        path: partner,
        body: {
          id: '$me',
          firstName: '$firstName',
          lastName: '$lastName',
          phone: '$phone',
          state: 'Blocked',
        },
        status: [409, 422],
        ...state,
      },
    ],
  },
  {
    name: 'approvers',
    title: 'The rule of approval is changed and changed back',
    as: 'owner',
    given,
    steps: [
      hidden('listApprovers'),
      {
        call: 'listApprovers',
        does: 'read the rule',
        path: partner,
        save: {
          approvers: '/items',
          mode: '/mode',
          amountFrom: '/amountFrom',
          quorum: '/quorum',
          selfApproval: '/selfApproval',
          version: '/version',
        },
      },
      {
        call: 'changeApprovers',
        does: 'raise the amount',
        path: partner,
        body: ruleWith({ mode: 'AboveAmount', amountFrom: 7_700_000 }),
        same: { '/amountFrom': 7_700_000, '/mode': 'AboveAmount' },
        sameRule: 'created-unlike-sent',
        save: { newVersion: '/version' },
        repeat: { otherBody: ruleWith({ mode: 'AboveAmount', amountFrom: 7_800_000 }) },
        endsOn: [422],
      },
      {
        call: 'listApprovers',
        does: 'read it changed',
        path: partner,
        same: { '/amountFrom': 7_700_000, '/version': '$newVersion' },
      },
      {
        call: 'changeApprovers',
        does: 'change an outdated rule',
        path: partner,
        body: ruleWith({ amountFrom: 1 }),
        status: [409],
        reason: 'ApproversChanged',
        ...state,
      },
      {
        call: 'changeApprovers',
        does: 'require approval without approvers',
        path: partner,
        body: ({ newVersion }: Values) => ({
          employeeIDs: [],
          mode: 'Always',
          quorum: 'All',
          selfApproval: false,
          version: newVersion,
        }),
        status: [409, 422],
        ...state,
      },
      {
        call: 'changeApprovers',
        does: 'change it back',
        path: partner,
        body: (values: Values) => ({
          ...ruleWith({})(values),
          version: fill('$newVersion', values),
        }),
        same: { '/amountFrom': '$amountFrom', '/mode': '$mode' },
        always: true,
      },
    ],
  },
  {
    name: 'contracts',
    title: 'A contract becomes the default one',
    as: 'owner',
    given,
    steps: [
      hidden('listPartnerContracts'),
      {
        call: 'listPartnerContracts',
        does: 'find the current one',
        path: partner,
        pick: {
          list: '/items',
          which: ({ isDefault }) => isDefault === true,
          save: { before: '/id' },
        },
      },
      {
        call: 'listPartnerContracts',
        does: 'find another',
        path: partner,
        pick: {
          list: '/items',
          which: ({ allowed, isDefault }) => allowed === true && isDefault === false,
          save: { contract: '/id' },
        },
      },
      {
        call: 'changeDefaultContract',
        does: 'make it the default',
        path: partner,
        body: { contractID: '$contract' },
        has: { list: '/items', where: { '/id': '$contract', '/isDefault': true } },
        hasRule: 'change-lost',
      },
      {
        call: 'listPartnerContracts',
        does: 'read it again',
        path: partner,
        has: { list: '/items', where: { '/id': '$contract', '/isDefault': true } },
        hasRule: 'change-lost',
      },
      {
        call: 'changeDefaultContract',
        does: 'change it back',
        path: partner,
        body: { contractID: '$before' },
        always: true,
      },
      {
        call: 'listPartnerContracts',
        does: 'find an expired one',
        path: partner,
        pick: {
          list: '/items',
          which: ({ allowed }) => allowed === false,
          save: { expired: '/id' },
        },
      },
      {
        call: 'changeDefaultContract',
        does: 'make it the default',
        path: partner,
        body: { contractID: '$expired' },
        status: [422],
        reason: 'ContractUnavailable',
        ...state,
      },
    ],
  },
  {
    name: 'company-cart',
    title: 'The cart of a company has a contract and tags',
    as: 'owner',
    given,
    steps: [
      {
        call: 'getPartner',
        does: 'read the company',
        path: partner,
        save: { customer: '/customerID' },
      },
      {
        call: 'changeCartCustomer',
        does: 'buy for the company',
        body: { customerID: '$customer' },
        same: { '/order/customer/id': '$customer' },
      },
      {
        call: 'listActiveContracts',
        does: 'find a contract',
        path: { id: '$customer' },
        pick: { list: '/items', save: { contract: '/id' } },
      },
      {
        call: 'changeCartContract',
        does: 'choose it',
        body: { contractID: '$contract' },
        same: { '/order/contract/id': '$contract' },
      },
      {
        call: 'listPartnerTags',
        does: 'find a tag',
        path: partner,
        pick: { list: '/items', save: { tag: '/id' } },
      },
      {
        call: 'changeCartTags',
        does: 'tag the order',
        body: { tagIDs: ['$tag'] },
        has: { list: '/order/tags', where: { '/id': '$tag' } },
        hasRule: 'created-unlike-sent',
      },
      {
        call: 'getCart',
        does: 'read both again',
        same: { '/order/contract/id': '$contract' },
        has: { list: '/order/tags', where: { '/id': '$tag' } },
        hasRule: 'change-lost',
      },
      {
        call: 'changeCartTags',
        does: 'take the tag off',
        body: { tagIDs: [] },
        same: { '/order/tags': [] },
      },
    ],
  },
];

/** The rule as it was read, with changes. */
function ruleWith(change: Readonly<Record<string, unknown>>) {
  return ({
    approvers,
    mode,
    amountFrom,
    quorum,
    selfApproval,
    version,
  }: Readonly<Record<string, unknown>>) => ({
    employeeIDs: (Array.isArray(approvers) ? approvers : []).map(({ employeeID }) => employeeID),
    mode,
    amountFrom,
    quorum,
    selfApproval,
    version,
    ...change,
  });
}
