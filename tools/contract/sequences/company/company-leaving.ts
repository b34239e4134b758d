import type { Sequence, Step } from '#tools/contract/sequences/sequence.ts';
import { approvedOrder, checkout } from './company-order.ts';
import { partner } from './company-steps.ts';

const place = { ...partner, employeeID: '$employee' };
const foreign = { status: [404], rule: 'foreign-data-shown' } as const;
const ofCompany = { scope: 'Company', pageSize: 100 };

const asEmployee = (step: Step): Step => ({ ...step, as: 'main' });

/** What a former employee can no longer read of the company. */
const ended = (call: string, path: Readonly<Record<string, unknown>>): Step =>
  asEmployee({ call, does: `${call} after leaving`, path, ...foreign });

/** Who leaves a company loses it at once, and the company keeps their orders. */
export const companyLeavingSequences: readonly Sequence[] = [
  {
    name: 'leaving',
    title: 'An employee joins, orders and leaves the company',
    as: 'owner',
    given: { partner: 'partner' },
    steps: [
      asEmployee({
        call: 'getProfile',
        does: 'learn the e-mail to invite',
        save: { invitedEmail: '/user/email' },
      }),
      {
        call: 'inviteEmployee',
        does: 'invite it',
        path: partner,
        body: { firstName: 'Анна', lastName: '$word', email: '$invitedEmail', orderLimit: 100 },
        save: { employee: '/id' },
        endsOn: [400, 409],
      },
      asEmployee({
        call: 'listInvitations',
        does: 'find the invitation',
        pick: { list: '/items', save: { invitation: '/id' } },
      }),
      asEmployee({
        call: 'acceptInvitation',
        does: 'accept it',
        path: { id: '$invitation' },
        body: {},
        same: { '/partnerID': '$partner' },
      }),
      ...approvedOrder(1).map(asEmployee),
      {
        call: 'listOrders',
        does: 'see the order as the owner',
        body: ofCompany,
        has: { list: '/items', where: { '/id': '$checkout' } },
      },
      asEmployee({ call: 'deleteEmployee', does: 'leave', path: place, status: [204] }),
      ended('getPartner', partner),
      ended('listEmployees', partner),
      ended('getPartnerCalendar', partner),
      ended('getApproval', checkout),
      asEmployee({
        call: 'listPartners',
        does: 'miss the company',
        lacks: { list: '/items', where: { '/id': '$partner' } },
      }),
      asEmployee({
        call: 'listOrders',
        does: 'miss the order',
        body: {},
        lacks: { list: '/items', where: { '/id': '$checkout' } },
        lacksRule: 'foreign-data-shown',
      }),
      asEmployee({
        call: 'getOrder',
        does: 'open the order of the former company',
        path: checkout,
        status: [403],
        reason: 'CompanyAccessEnded',
        rule: 'foreign-data-shown',
      }),
      asEmployee({
        call: 'getCart',
        does: 'buy for oneself again',
        same: { '/order/customer/kind': 'Individual' },
        sameRule: 'state-ignored',
      }),
      {
        call: 'listEmployees',
        does: 'miss the employee as the owner',
        path: partner,
        query: { pageSize: 100 },
        lacks: { list: '/items', where: { '/id': '$employee' } },
      },
      {
        call: 'listOrders',
        does: 'see the order still',
        body: ofCompany,
        has: { list: '/items', where: { '/id': '$checkout' } },
        hasRule: 'change-lost',
      },
      {
        call: 'getApproval',
        does: 'still decide about it as the approver',
        as: 'approver',
        path: checkout,
        save: { version: '/version' },
      },
      {
        call: 'declineOrder',
        does: 'decline it',
        as: 'approver',
        path: checkout,
        body: { version: '$version', comment: 'Проверка $unique' },
        same: { '/orderStatus': 'NotApproved' },
      },
      {
        call: 'deleteEmployee',
        does: 'remove those who still belong',
        path: place,
        status: [204, 404],
        always: true,
      },
    ],
  },
];
