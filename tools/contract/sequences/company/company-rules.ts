import type { Sequence, Step, Values } from '#tools/contract/sequences/sequence.ts';
import { approvedOrder, checkout } from './company-order.ts';
import { partner, ruleWith, savedRule } from './company-steps.ts';

const state = { rule: 'state-ignored' } as const;

const saved = {
  employee: '/id',
  firstName: '/firstName',
  lastName: '/lastName',
  phone: '/phone',
  email: '/email',
  position: '/position',
  orderLimit: '/orderLimit',
  monthLimit: '/monthLimit',
};

/** An employee as they were found, with changes. */
const person = (change: Readonly<Record<string, unknown>>) => ({
  id: '$employee',
  ...Object.fromEntries(
    Object.keys(saved)
      .filter((name) => name !== 'employee')
      .map((name) => [name, `$${name}`]),
  ),
  ...change,
});

const change = (does: string, body: Readonly<Record<string, unknown>>): Step => ({
  call: 'changeEmployee',
  does,
  as: 'owner',
  path: partner,
  body: person(body),
});

/** Kopecks, below the price of anything. */
const orderLimit = 100;
const monthLimit = 200;

const reasonFor = (code: string, limit: number): Step => ({
  call: 'getApproval',
  does: `find ${code} among the reasons`,
  path: checkout,
  has: { list: '/reasons', where: { '/code': code, '/limit': limit } },
  hasRule: 'state-ignored',
});

/** What holds in a company whatever is requested. */
export const companyRuleSequences: readonly Sequence[] = [
  {
    name: 'last-approver',
    title: 'A company whose rule needs approvers keeps the last one',
    as: 'owner',
    given: { partner: 'partner' },
    steps: [
      {
        call: 'listEmployees',
        does: 'find an approver',
        path: partner,
        query: { pageSize: 100 },
        pick: {
          list: '/items',
          which: ({ isApprover, isMe }) => isApprover === true && isMe === false,
          save: saved,
        },
      },
      {
        call: 'listApprovers',
        does: 'read the rule',
        path: partner,
        save: savedRule,
      },
      {
        call: 'changeApprovers',
        does: 'leave the one',
        path: partner,
        body: (values: Values) => ({
          ...ruleWith({ mode: 'Always', quorum: 'Any' })(values),
          employeeIDs: [values.employee],
        }),
        save: { version: '/version' },
        endsOn: [422],
      },
      {
        ...change('block the last approver', { state: 'Blocked' }),
        status: [409],
        reason: 'LastApprover',
        ...state,
      },
      {
        call: 'deleteEmployee',
        does: 'remove the last approver',
        path: { ...partner, employeeID: '$employee' },
        status: [409],
        reason: 'LastApprover',
        ...state,
      },
      {
        call: 'changeApprovers',
        does: 'give the rule back',
        path: partner,
        body: ruleWith({}),
        always: true,
      },
    ],
  },
  {
    name: 'limits',
    title: 'An order above the limits of its employee waits for approval',
    as: 'employee',
    steps: [
      {
        call: 'listPartners',
        does: 'find the company',
        pick: { list: '/items', save: { partner: '/id' } },
      },
      {
        call: 'listEmployees',
        does: 'find oneself',
        path: partner,
        query: { pageSize: 100 },
        pick: { list: '/items', which: ({ isMe }) => isMe === true, save: saved },
      },
      {
        ...change('limit orders and months', { orderLimit, monthLimit }),
        same: { '/orderLimit': orderLimit, '/monthLimit': monthLimit },
        sameRule: 'created-unlike-sent',
      },
      ...approvedOrder(1),
      reasonFor('EmployeeLimitExceeded', orderLimit),
      reasonFor('EmployeeMonthLimitExceeded', monthLimit),
      { call: 'cancelOrder', does: 'cancel it', path: checkout, endsOn: [409], always: true },
      { ...change('give the limits back', {}), always: true },
    ],
  },
];
