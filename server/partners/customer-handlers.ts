import type { Handlers } from '#server/contract/handlers.ts';
import { findReply, withIdempotency } from '#server/contract/idempotency.ts';
import { requireSession } from '#server/contract/session.ts';
import { listContracts } from '#server/partners/contracts/contracts.ts';
import {
  findOrganization,
  registerCompany,
} from '#server/partners/registration/register-company.ts';
import { createPerson, getCustomer, listCustomers } from '#server/user/customers.ts';

/** The customers of a user: the user and the user's companies. */
export const customerHandlers = {
  listCustomers: async (_request, context) => {
    const { userID } = requireSession(context);
    return { status: 200, body: { items: await listCustomers(context.db, userID) } };
  },

  createCustomer: async (request, context) => {
    const { body } = request;
    const stored = await findReply(context, 'createCustomer', request);
    if (stored !== null) return stored;
    const organization =
      body.kind === 'Individual'
        ? null
        : await findOrganization(context.services.organizations, body);
    return withIdempotency(context, 'createCustomer', request, async (tx) => {
      const { userID } = requireSession(context);
      const customer =
        organization === null
          ? await createPerson(tx, userID, body)
          : await registerCompany(tx, organization, userID, body, context.now());
      return { status: 201, body: customer };
    });
  },

  listActiveContracts: async ({ params }, context) => {
    const { userID } = requireSession(context);
    const { partner } = await getCustomer(context.db, userID, params.id);
    if (partner === null) return { status: 200, body: { items: [] } };
    const contracts = await listContracts(context.db, partner.id, context.now());
    return { status: 200, body: { items: contracts.filter(({ allowed }) => allowed) } };
  },
} satisfies Partial<Handlers>;
