import type { Handlers } from '#server/contract/handlers.ts';
import { withIdempotency } from '#server/contract/idempotency.ts';
import { requireSession } from '#server/contract/session.ts';
import { createAddress, getAddress, listAddresses } from './addresses.ts';
import { getCustomer } from './customers.ts';
import { createRecipient, listRecipients } from './recipients.ts';

const SUGGESTIONS = 7;

export const userHandlers = {
  listCustomerRecipients: async ({ params }, context) => {
    const { userID } = requireSession(context);
    const customer = await getCustomer(context.db, userID, params.id);
    return { status: 200, body: { items: await listRecipients(context.db, customer.id) } };
  },

  createCustomerRecipient: (request, context) =>
    withIdempotency(context, 'createCustomerRecipient', request, async (tx) => {
      const { userID } = requireSession(context);
      const customer = await getCustomer(tx, userID, request.params.id);
      return { status: 201, body: await createRecipient(tx, customer.id, request.body) };
    }),

  listAddresses: async (_request, context) => {
    const { userID } = requireSession(context);
    return { status: 200, body: { items: await listAddresses(context.db, { userID }) } };
  },

  createAddress: (request, context) =>
    withIdempotency(context, 'createAddress', request, async (tx) => {
      const { userID } = requireSession(context);
      return { status: 201, body: await createAddress(tx, { userID }, request.body) };
    }),

  getAddress: async ({ params }, context) => {
    const { userID } = requireSession(context);
    return { status: 200, body: await getAddress(context.db, userID, params.id) };
  },

  searchAddresses: async ({ query }, { services }) => {
    const items = await services.addresses.suggest(query.query, query.limit ?? SUGGESTIONS);
    return { status: 200, body: { items } };
  },
} satisfies Partial<Handlers>;
