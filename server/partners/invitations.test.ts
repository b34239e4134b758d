import { randomUUID } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callCounts } from '#server/db/schema/buying.ts';
import { users } from '#server/db/schema/identity.ts';
import { partnerInvitations } from '#server/db/schema/invitations.ts';
import { outboxMessages } from '#server/db/schema/notifications.ts';
import { belaya, igor, maria, oleg, startCompanyShop } from '#tests/support/records/company.ts';
import type { TestShop } from '#tests/support/records/shopping.ts';

const DAY_MS = 86_400_000;

let shop: TestShop;
let phones = 0;
const path = (rest = '') => `/partners/${belaya}${rest}`;

beforeAll(async () => {
  shop = await startCompanyShop();
});
afterAll(() => shop.close());

const nextPhone = () => `+7903555${String(1000 + ++phones)}`;

/** A user whose token says this about the phone. */
async function makeUser(phone: string | null, phoneVerified = true): Promise<string> {
  const id = `u-${randomUUID()}`;
  const person = { firstName: 'Иван', lastName: 'Петров', email: 'ivan@example.com' };
  await shop.db
    .insert(users)
    .values({ id, issuer: 'test', subject: id, ...person, phone, phoneVerified });
  return id;
}

/** Invites a phone; the employee's id. */
async function invite(phone: string, more: object = {}): Promise<string> {
  const body = { firstName: 'Иван', lastName: 'Новый', phone, ...more };
  const { status, body: employee } = await shop.post(igor, path('/employees'), body);
  expect(status).toBe(201);
  return employee.id;
}

/** The token of the link that was sent last. */
async function lastToken(endPoint: string): Promise<string> {
  const [message] = await shop.db
    .select()
    .from(outboxMessages)
    .where(eq(outboxMessages.endPoint, endPoint))
    .orderBy(desc(outboxMessages.id))
    .limit(1);
  const [, token = ''] = /^\/invitation#(.+)$/.exec(message?.link ?? '') ?? [];
  expect(token).not.toBe('');
  return token;
}

const ownInvitations = async (as: string) => (await shop.get(as, '/user/invitations')).body.items;
const accept = (as: string, id: string, body: object = {}) =>
  shop.post(as, `/user/invitations/${id}/accept`, body);
const decline = (as: string, id: string, body: object = {}) =>
  shop.post(as, `/user/invitations/${id}/decline`, body);
const byLink = async (token: string) => {
  const response = await shop.request('POST', '/api/v1/user/invitations/byLink', {
    body: { token },
  });
  return response;
};
const employee = async (id: string) => {
  const { body } = await shop.get(igor, path('/employees?pageSize=100'));
  return body.items.find((one: { id: string }) => one.id === id);
};
const isIn = async (as: string) => (await shop.get(as, path())).status === 200;

describe('an invitation by phone', () => {
  it('is shown with its company to the verified phone, and never accepts itself', async () => {
    const phone = nextPhone();
    await invite(phone, { position: 'Врач' });
    const user = await makeUser(phone);
    for (const call of ['/profile', '/partners', '/user/customers', '/user/invitations']) {
      expect((await shop.get(user, call)).status).toBe(200);
    }
    expect(await isIn(user)).toBe(false);
    const [invitation, ...others] = await ownInvitations(user);
    expect(others).toEqual([]);
    expect(invitation).toMatchObject({
      company: { name: 'ООО «Белая линия»', inn: '7799000012' },
      role: 'Employee',
      position: 'Врач',
      invitedBy: 'Игорь Викторович Соколов',
    });
    expect((await shop.get(user, '/profile')).body.invitationsCount).toBe(1);
    expect((await accept(user, invitation.id)).body).toEqual({
      partnerID: belaya,
      partnerName: 'ООО «Белая линия»',
    });
    expect(await isIn(user)).toBe(true);
    expect((await accept(user, invitation.id)).status).toBe(200);
    expect(await ownInvitations(user)).toEqual([]);
  });

  it('is hidden from an unverified phone, from another and from no phone', async () => {
    const phone = nextPhone();
    await invite(phone);
    const { id } = (await ownInvitations(await makeUser(phone)))[0];
    for (const stranger of [
      await makeUser(phone, false),
      await makeUser(nextPhone()),
      await makeUser(null, false),
    ]) {
      expect(await ownInvitations(stranger)).toEqual([]);
      expect((await accept(stranger, id)).status).toBe(404);
      expect((await decline(stranger, id)).status).toBe(404);
    }
  });

  it('needs the verified phone of the moment: a changed or unverified one ends it', async () => {
    const phone = nextPhone();
    const id = await invite(phone);
    const user = await makeUser(phone);
    const [invitation] = await ownInvitations(user);
    const change = (row: object) => shop.db.update(users).set(row).where(eq(users.id, user));
    await change({ phoneVerified: false });
    expect((await accept(user, invitation.id)).status).toBe(404);
    await change({ phoneVerified: true, phone: nextPhone() });
    expect((await accept(user, invitation.id)).status).toBe(404);
    expect((await employee(id)).state).toBe('Invited');
  });
});

describe('an invitation by e-mail alone', () => {
  const nextEmail = () => `vera-${randomUUID()}@example.com`;
  const post = (body: object, as = igor) =>
    shop.post(as, path('/employees'), { firstName: 'Вера', lastName: 'Новая', ...body });

  /** A user whose token says this about the e-mail. */
  async function makeAccount(email: string, emailVerified = true): Promise<string> {
    const id = `u-${randomUUID()}`;
    await shop.db.insert(users).values({ id, issuer: 'test', subject: id, email, emailVerified });
    return id;
  }

  it('sends the link there and no SMS; the verified e-mail accepts it by a click', async () => {
    const email = nextEmail();
    const before = await shop.db.$count(outboxMessages);
    const { status, body } = await post({ email });
    expect([status, body.phone, body.invitation.phone]).toEqual([201, null, null]);
    const sent = await shop.db.select().from(outboxMessages).orderBy(desc(outboxMessages.id));
    expect(sent.length - before).toBe(1);
    expect(sent[0]).toMatchObject({ channel: 'Email', endPoint: email });
    const account = await makeAccount(email.toUpperCase());
    expect(await isIn(account)).toBe(false);
    const [invitation] = await ownInvitations(account);
    expect((await accept(account, invitation.id)).status).toBe(200);
    expect(await isIn(account)).toBe(true);
    expect((await employee(body.id)).invitation.acceptedBy).toMatchObject({ proof: 'Email' });
  });

  it('is hidden from an unverified e-mail and from another; the link lets its bearer in', async () => {
    const email = nextEmail();
    await post({ email });
    const owner = await makeAccount(email);
    const [{ id }] = await ownInvitations(owner);
    for (const stranger of [await makeAccount(email, false), await makeAccount(nextEmail())]) {
      expect(await ownInvitations(stranger)).toEqual([]);
      expect((await accept(stranger, id)).status).toBe(404);
      expect((await decline(stranger, id)).status).toBe(404);
    }
    await shop.db.update(users).set({ emailVerified: false }).where(eq(users.id, owner));
    expect((await accept(owner, id)).status).toBe(404);
    const token = await lastToken(email);
    expect((await accept(await makeAccount(nextEmail()), id, { token })).status).toBe(200);
  });

  it('needs one of both, and neither of another employee', async () => {
    const nobody = await post({});
    expect(nobody).toMatchObject({ status: 422, body: { reason: 'ContactRequired' } });
    const [error] = nobody.body.errors;
    expect(error).toEqual({ path: '/phone', message: 'Укажите телефон или email' });
    const email = nextEmail();
    const { body: vera } = await post({ email });
    const same = await post({ email: email.toUpperCase(), phone: nextPhone() });
    expect(same).toMatchObject({ status: 409, body: { reason: 'EmployeeExists' } });
    expect(same.body.errors[0].path).toBe('/email');
    const change = (body: object) =>
      shop.put(igor, path('/employees'), {
        id: vera.id,
        firstName: 'Вера',
        lastName: 'Новая',
        ...body,
      });
    expect((await change({})).body.reason).toBe('ContactRequired');
    const other = nextEmail();
    await post({ email: other });
    expect((await change({ email: other })).body.reason).toBe('EmployeeExists');
    expect((await change({ email: email.toUpperCase(), position: 'Врач' })).status).toBe(200);
  });

  it('of two simultaneous ones to one address sends one', async () => {
    const email = nextEmail();
    const responses = await Promise.all([post({ email }), post({ email })]);
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 409]);
  });
});

describe('an invitation link', () => {
  it('is sent by SMS and e-mail, stored as a hash, and shows the company to a visitor', async () => {
    const phone = nextPhone();
    const email = `${randomUUID()}@example.com`;
    const id = await invite(phone, { email });
    const token = await lastToken(phone);
    expect(await lastToken(email)).toBe(token);
    const stored = await shop.db
      .select()
      .from(partnerInvitations)
      .where(eq(partnerInvitations.employeeID, id));
    expect(JSON.stringify(stored)).not.toContain(token);
    const { body } = await byLink(token);
    expect(body).toMatchObject({ state: 'Open', invitation: { company: { inn: '7799000012' } } });
    expect(JSON.stringify(body)).not.toContain(phone);
    expect((await byLink(`${token}x`)).status).toBe(404);
  });

  it('lets one account in, whatever its phone; the owner sees which', async () => {
    const phone = nextPhone();
    const id = await invite(phone);
    const token = await lastToken(phone);
    const { invitation } = (await byLink(token)).body;
    const user = await makeUser(null, false);
    expect((await accept(user, invitation.id, { token: `${token}x` })).status).toBe(404);
    expect((await accept(user, invitation.id, { token })).status).toBe(200);
    expect(await isIn(user)).toBe(true);
    expect((await byLink(token)).body.state).toBe('Accepted');
    const second = await accept(await makeUser(phone), invitation.id, { token });
    expect(second).toMatchObject({ status: 409, body: { reason: 'InvitationClosed' } });
    expect(await employee(id)).toMatchObject({
      state: 'Active',
      allowedActions: ['Edit', 'Block', 'Remove', 'UndoAcceptance'],
      invitation: {
        state: 'Accepted',
        acceptedBy: {
          name: 'Иван Петров',
          phone: null,
          email: 'ivan@example.com',
          proof: 'Link',
          at: shop.clock.now.toISOString(),
        },
      },
    });
    const { body: news } = await shop.get(igor, '/notifications');
    const texts = news.items.map(({ text }: { text: string }) => text).join('\n');
    expect(texts).toContain('принято аккаунтом: Иван Петров, ivan@example.com');
    const { body: seen } = await shop.get(oleg, path('/employees?pageSize=100'));
    for (const one of seen.items) expect(one.invitation).toBeNull();
  });

  it('of two simultaneous accounts lets in one', async () => {
    const phone = nextPhone();
    await invite(phone);
    const token = await lastToken(phone);
    const { invitation } = (await byLink(token)).body;
    const both = [await makeUser(null, false), await makeUser(null, false)];
    const responses = await Promise.all(both.map((one) => accept(one, invitation.id, { token })));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('is replaced by the next one, and expires after seven days', async () => {
    const phone = nextPhone();
    const id = await invite(phone);
    const first = await lastToken(phone);
    const { invitation } = (await byLink(first)).body;
    const resend = () => shop.post(igor, path(`/employees/${id}/resend`));
    const sent = shop.clock.now;
    shop.clock.now = new Date(sent.getTime() + 60_000);
    expect((await resend()).body.invitation.state).toBe('Open');
    expect((await byLink(first)).body.state).toBe('Replaced');
    const user = await makeUser(phone);
    expect((await accept(user, invitation.id, { token: first })).body.reason).toBe(
      'InvitationClosed',
    );
    const second = await lastToken(phone);
    const before = shop.clock.now;
    shop.clock.now = new Date(before.getTime() + 7 * DAY_MS);
    expect((await byLink(second)).body.state).toBe('Expired');
    const { invitation: late } = (await byLink(second)).body;
    expect((await accept(user, late.id, { token: second })).body.reason).toBe('InvitationExpired');
    expect(await ownInvitations(user)).toEqual([]);
    expect((await employee(id)).invitation.state).toBe('Expired');
    await resend();
    expect((await byLink(await lastToken(phone))).body.state).toBe('Open');
    shop.clock.now = sent;
  });

  it('is withdrawn with a block, and with another phone or e-mail', async () => {
    const changes = [{ state: 'Blocked' }, { phone: nextPhone() }, { email: 'new@example.com' }];
    for (const change of changes) {
      const phone = nextPhone();
      const id = await invite(phone);
      const token = await lastToken(phone);
      const body = { id, firstName: 'Иван', lastName: 'Новый', phone, ...change };
      expect((await shop.put(igor, path('/employees'), body)).status).toBe(200);
      expect((await byLink(token)).body.state).toBe('Withdrawn');
    }
  });

  it('is declined by an explicit call, and the person may be invited again', async () => {
    const phone = nextPhone();
    const id = await invite(phone);
    const token = await lastToken(phone);
    const { invitation } = (await byLink(token)).body;
    const user = await makeUser(phone);
    expect((await decline(user, invitation.id, { token })).status).toBe(204);
    expect((await byLink(token)).body.state).toBe('Declined');
    expect((await accept(user, invitation.id)).body.reason).toBe('InvitationClosed');
    expect(await employee(id)).toMatchObject({
      state: 'Invited',
      allowedActions: ['Edit', 'Block', 'Remove', 'Resend'],
      invitation: { state: 'Declined' },
    });
    expect((await shop.post(igor, path(`/employees/${id}/resend`))).status).toBe(200);
    expect(await ownInvitations(user)).toHaveLength(1);
  });

  it('is of no use to who is in the company', async () => {
    const phone = nextPhone();
    await invite(phone);
    const token = await lastToken(phone);
    const { invitation } = (await byLink(token)).body;
    expect((await accept(maria, invitation.id, { token })).body.reason).toBe('EmployeeExists');
  });
});

describe('an acceptance', () => {
  it('is undone by the owner: the access ends at once and the link stays invalid', async () => {
    const phone = nextPhone();
    const id = await invite(phone);
    const user = await makeUser(phone);
    const [invitation] = await ownInvitations(user);
    await accept(user, invitation.id);
    const undo = (as = igor) => shop.post(as, path(`/employees/${id}/undoAcceptance`));
    expect((await undo(maria)).status).toBe(403);
    expect((await undo(await makeUser(null, false))).status).toBe(404);
    expect((await undo()).body).toMatchObject({
      state: 'Invited',
      joinedAt: null,
      invitation: { state: 'Withdrawn', acceptedBy: { name: 'Иван Петров', proof: 'Phone' } },
    });
    expect(await isIn(user)).toBe(false);
    expect((await shop.get(user, '/partners')).body.items).toEqual([]);
    expect((await accept(user, invitation.id)).body.reason).toBe('InvitationClosed');
    expect((await undo()).body.reason).toBe('NotAccepted');
  });

  it('of the owner’s own and of the last approver stays', async () => {
    const undo = (id: string) => shop.post(igor, path(`/employees/${id}/undoAcceptance`));
    expect((await undo('e-igor')).body.reason).toBe('NotAccepted');
    const phone = nextPhone();
    const id = await invite(phone);
    const user = await makeUser(phone);
    const [invitation] = await ownInvitations(user);
    await accept(user, invitation.id);
    const { body: rule } = await shop.get(igor, path('/approvers'));
    const { mode, amountFrom, quorum, selfApproval, version } = rule;
    const only = { employeeIDs: [id], mode, amountFrom, quorum, selfApproval, version };
    expect((await shop.post(igor, path('/approvers'), only)).status).toBe(200);
    expect((await undo(id)).body.reason).toBe('LastApprover');
  });
});

describe('resending', () => {
  it('needs the right and an invited employee, and is limited', async () => {
    const phone = nextPhone();
    const id = await invite(phone);
    const resend = (as: string, one: string) => shop.post(as, path(`/employees/${one}/resend`));
    expect((await resend(maria, id)).body.reason).toBe('NotAllowed');
    expect((await resend(igor, 'e-maria')).body.reason).toBe('NotInvited');
    expect((await resend(igor, 'e-igor-ip')).status).toBe(404);
    const before = shop.clock.now;
    const later = (seconds: number) => {
      shop.clock.now = new Date(shop.clock.now.getTime() + seconds * 1000);
    };
    for (let n = 0; n < 4; n += 1) {
      later(60);
      expect((await resend(igor, id)).status).toBe(200);
    }
    later(60);
    const { status, body, headers } = await resend(igor, id);
    expect([status, headers.get('Retry-After')]).toEqual([429, '3300']);
    expect(body.message).toBe(
      'На\u00A0этот телефон за\u00A0час отправлено слишком много приглашений. Продолжить можно через 55\u00A0минут',
    );
    shop.clock.now = before;
  });

  it('pauses for a minute after each link, also after the first, and says until when', async () => {
    const phone = nextPhone();
    const id = await invite(phone);
    const before = shop.clock.now;
    const resend = () => shop.post(igor, path(`/employees/${id}/resend`));
    const token = await lastToken(phone);
    const first = await resend();
    expect([first.status, first.headers.get('Retry-After')]).toEqual([429, '60']);
    expect(first.body).toMatchObject({
      reason: 'TooManyRequests',
      message: 'Приглашение только что отправлено. Продолжить можно через 60\u00A0секунд',
    });
    expect((await byLink(token)).body.state).toBe('Open');
    const at = new Date(before.getTime() + 60_000).toISOString();
    expect((await employee(id)).invitation.resendAvailableAt).toBe(at);
    shop.clock.now = new Date(before.getTime() + 59_001);
    expect((await resend()).headers.get('Retry-After')).toBe('1');
    shop.clock.now = new Date(before.getTime() + 60_000);
    expect((await employee(id)).invitation.resendAvailableAt).toBeNull();
    const responses = await Promise.all([resend(), resend(), resend()]);
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 429, 429]);
    shop.clock.now = before;
  });
});

describe('the limit of invitations', () => {
  const person = { firstName: 'Иван', lastName: 'Новый' };
  const send = (body: object) => shop.post(igor, path('/employees'), { ...person, ...body });

  it('is per address whatever the case, and counts only what was sent', async () => {
    const email = 'Many@Example.com';
    for (let n = 0; n < 5; n += 1) {
      const { status, body } = await send({ email: n % 2 === 0 ? email : email.toLowerCase() });
      expect(status).toBe(201);
      expect((await send({ email })).body.reason).toBe('EmployeeExists');
      const one = `/api/v1${path(`/employees/${body.id}`)}`;
      expect((await shop.request('DELETE', one, { as: igor })).status).toBe(204);
    }
    const { status, body } = await send({ email });
    expect(status).toBe(429);
    expect(body.message).toContain('На\u00A0эту почту');
    expect((await send({ email: 'other@example.com' })).status).toBe(201);
  });

  it('is a hundred an hour for a company, and says when to go on', async () => {
    const key = `invitations-of:${belaya}`;
    await shop.db
      .update(callCounts)
      .set({ count: 99, windowStartedAt: new Date(shop.clock.now.getTime() - 22 * 60_000) })
      .where(eq(callCounts.key, key));
    expect((await send({ phone: nextPhone() })).status).toBe(201);
    const { status, body, headers } = await send({ phone: nextPhone() });
    expect([status, headers.get('Retry-After')]).toEqual([429, String(38 * 60)]);
    expect(body.message).toBe(
      'Приглашений за\u00A0час слишком много. Продолжить можно через 38\u00A0минут',
    );
    await shop.db.delete(callCounts).where(eq(callCounts.key, key));
    expect((await send({ phone: nextPhone() })).status).toBe(201);
  });
});
