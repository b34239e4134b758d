import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readOperations } from '#server/contract/document.ts';
import type { StaffRole } from '#server/contract/staff/staff-roles.ts';
import { startTestShop, type TestShop } from '#tests/support/records/shopping.ts';
import { readContract, testAuthenticator } from '#tests/support/servers/server.ts';

/** The claim of a token `test-NAME` is whatever the test says of the name. */
const claims = new Map<string, unknown>();
let shop: TestShop;

beforeAll(async () => {
  shop = await startTestShop({
    authenticator: {
      ...testAuthenticator,
      verifyToken: async (token) => {
        const found = await testAuthenticator.verifyToken(token);
        return { ...found, preferred_username: found.sub, roles: claims.get(found.sub) };
      },
    },
  });
});
afterAll(() => shop.close());

const operations = readOperations(readContract()).filter(({ tag }) => tag === 'backoffice');
const roles: readonly StaffRole[] = ['support', 'orders', 'moderation', 'catalog', 'admin'];
const bodies: Readonly<Record<string, unknown>> = {
  createStaffTicketMessage: messageForm(),
  respondToTicket: { action: 'Reply', text: 'Ответ' },
  takeOrderStep: { step: 'Ship' },
  previewOrderReturn: {},
  assignTicket: { assigneeID: null },
  decideReview: { key: 'a', decision: 'Publish' },
};

function messageForm(): FormData {
  const form = new FormData();
  form.set('text', 'Ответ');
  return form;
}

async function call(operation: (typeof operations)[number], as: string | undefined) {
  const { id, method, path } = operation;
  const body = bodies[id];
  return shop.request(method, path.replace('{id}', '999999'), {
    ...(as === undefined ? {} : { as }),
    ...(body === undefined ? {} : { body }),
  });
}

/** A new user whose token claims this. */
function withClaim(value: unknown): string {
  const name = `s-${randomUUID().slice(0, 8)}`;
  claims.set(name, value);
  return name;
}

describe('operations of staff', () => {
  it('all name a role, and there are sixteen of them', () => {
    expect(operations).toHaveLength(16);
    for (const { staffRole } of operations) expect(roles).toContain(staffRole);
  });

  it.each(operations.map((operation) => [operation.id, operation] as const))(
    '%s: lets only its role and the administrator pass',
    async (_id, operation) => {
      expect(await call(operation, undefined)).toMatchObject({ status: 401 });
      const stranger = await call(operation, withClaim(undefined));
      expect(stranger).toMatchObject({
        status: 403,
        body: {
          reason: 'StaffRoleRequired',
          message: 'Этот раздел – для\u00A0сотрудников магазина',
        },
      });
      for (const role of roles) {
        const { status, body } = await call(operation, withClaim([role, 'uma_authorization']));
        const passes = role === operation.staffRole || role === 'admin';
        if (passes) expect([200, 404]).toContain(status);
        else expect(body).toMatchObject({ reason: 'StaffRoleRequired' });
        expect(status === 403).toBe(!passes);
      }
    },
  );

  it.each([
    ['a text with spaces', 'support offline', 200],
    ['a text that only begins so', 'supporters', 403],
    ['another type', { support: true }, 403],
    ['roles of the prototype', ['constructor', '__proto__'], 403],
  ])('read the claim as %s', async (_name, value, status) => {
    const queue = operations.find(({ id }) => id === 'listStaffTickets');
    if (queue) expect((await call(queue, withClaim(value))).status).toBe(status);
    expect.assertions(1);
  });

  it('are named by the profile, which customers have none in', async () => {
    const staff = await shop.get(withClaim(['moderation', 'support', 'other']), '/profile');
    expect(staff.body.staffRoles).toEqual(['support', 'moderation']);
    expect((await shop.get(withClaim(undefined), '/profile')).body.staffRoles).toEqual([]);
  });
});
