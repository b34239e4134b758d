import {
  bodyOf,
  on,
  onStatus,
  responses,
  withBody,
  withMembers,
} from '#tools/contract/self-test/alter.ts';
import type { Defect } from '#tools/contract/self-test/defect.ts';
import { isSuccess } from '#tools/contract/self-test/exchange.ts';
import { at, edited } from '#tools/contract/self-test/json.ts';

/** The limit is confirmed, and not stored. */
function ignoredLimit(member: 'orderLimit' | 'monthLimit', id: string, title: string): Defect {
  return {
    id,
    title,
    operations: ['getApproval', 'confirmCheckout'],
    checks: ['sequences'],
    rules: ['state-ignored'],
    fault: () =>
      on('changeEmployee', async (call, forward) => {
        const limit = at(bodyOf(call), member);
        const response = await forward(withMembers(call, { [member]: null }));
        const body = bodyOf(response);
        if (!isSuccess(response) || typeof limit !== 'number' || body === undefined)
          return response;
        return withBody(
          response,
          edited(body, member, () => limit),
        );
      }),
  };
}

/** Rules of a company that are not enforced. */
export const companyRuleDefects: readonly Defect[] = [
  {
    id: 'last-approver-removed',
    title: 'The last approver is removed although the rule needs one',
    operations: ['deleteEmployee'],
    checks: ['sequences'],
    rules: ['state-ignored'],
    fault: () =>
      responses(
        'deleteEmployee',
        onStatus(409, (response) => ({ ...response, status: 204, body: Buffer.alloc(0) })),
      ),
  },
  {
    id: 'email-shared',
    title: 'Two employees are invited by one e-mail',
    operations: ['inviteEmployee'],
    checks: ['sequences'],
    rules: ['state-ignored'],
    fault: () =>
      on('inviteEmployee', async (call, forward) => {
        const email = at(bodyOf(call), 'email');
        const hasPhone = typeof at(bodyOf(call), 'phone') === 'string';
        if (hasPhone || typeof email !== 'string') return forward(call);
        const response = await forward(withMembers(call, { email: `${Date.now()}-${email}` }));
        const body = bodyOf(response);
        if (!isSuccess(response) || body === undefined) return response;
        return withBody(
          response,
          edited(body, 'email', () => email),
        );
      }),
  },
  ignoredLimit(
    'orderLimit',
    'order-limit-ignored',
    'The limit per order of an employee is ignored',
  ),
  ignoredLimit(
    'monthLimit',
    'month-limit-ignored',
    'The limit per month of an employee is ignored',
  ),
];
