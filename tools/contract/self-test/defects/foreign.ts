import type { OperationId } from '#server/contract/handlers.ts';
import { bodyOf, on, onRequest, withBody } from '#tools/contract/self-test/alter.ts';
import type { Defect, World } from '#tools/contract/self-test/defect.ts';
import { type Call, type Fault, isSuccess } from '#tools/contract/self-test/exchange.ts';
import { listAt } from '#tools/contract/self-test/json.ts';
import { persons } from '#tools/contract/vocabulary.ts';
import { asPerson, tokenOf } from './persons.ts';

/** Gives everybody access to a record: rejected calls are repeated as each other person. */
function forAnybody(operation: OperationId, world: World): Fault {
  return on(operation, async (call, forward) => {
    const response = await forward(call);
    if (isSuccess(response) || !world.isSound(tokenOf(call))) return response;
    for (const person of persons) {
      const other = await forward(asPerson(world, person, call));
      if (isSuccess(other)) return other;
    }
    return response;
  });
}

function belongingToNobody(operation: OperationId, id: string, title: string): Defect {
  return {
    id,
    title,
    operations: [operation],
    checks: ['foreignData', 'sequences'],
    rules: ['foreign-data-shown'],
    fault: (world) => forAnybody(operation, world),
  };
}

/** Access to other people's records. */
export const foreignDefects: readonly Defect[] = [
  belongingToNobody('getAddress', 'foreign-address-shown', 'Another person’s address is shown'),
  belongingToNobody('getCheckout', 'foreign-checkout-shown', 'Another person’s checkout is shown'),
  belongingToNobody('getOrder', 'foreign-order-shown', 'Another person’s order is shown'),
  belongingToNobody(
    'changeCheckoutComment',
    'foreign-checkout-changed',
    'Another person’s checkout is changed',
  ),
  belongingToNobody('deleteCheckout', 'foreign-checkout-deleted', 'Another’s checkout is deleted'),
  belongingToNobody(
    'createCustomerRecipient',
    'foreign-customer-changed',
    'A recipient is added to another person’s customer',
  ),
  belongingToNobody('getPartner', 'foreign-company-shown', 'A company is shown to strangers'),
  belongingToNobody('getApproval', 'foreign-approval-shown', 'Another company’s approval is shown'),
  belongingToNobody('getTicket', 'foreign-ticket-shown', 'Another person’s request is shown'),
  belongingToNobody(
    'deletePartnerTag',
    'foreign-tag-deleted',
    'A stranger deletes a company’s tag',
  ),
  belongingToNobody(
    'deleteEmployee',
    'foreign-employee-removed',
    'A stranger removes a company’s employee',
  ),
  belongingToNobody(
    'getPartnerCalendar',
    'foreign-calendar-shown',
    'What ends in a company is shown to strangers',
  ),
  belongingToNobody(
    'renewCalendarFeed',
    'foreign-calendar-feed-renewed',
    'A stranger gets the secret link of a company',
  ),
  {
    id: 'cart-shared',
    title: 'Everybody has the same cart',
    operations: ['getCart'],
    checks: ['foreignData', 'sequences'],
    rules: ['foreign-data-shown'],
    fault: (world) => {
      const shared = (call: Call) =>
        world.isSound(tokenOf(call)) ? asPerson(world, 'main', call) : call;
      return onRequest('getCart', shared);
    },
  },
  {
    id: 'foreign-addresses-listed',
    title: 'A list holds other people’s records too',
    operations: ['listAddresses'],
    checks: ['foreignData', 'sequences'],
    rules: ['foreign-data-shown'],
    fault: (world) => ({
      listAddresses: async (call, forward) => {
        const response = await forward(call);
        if (!isSuccess(response)) return response;
        const other = tokenOf(call) === world.authorization('main') ? 'other' : 'main';
        const more = await forward(asPerson(world, other, call));
        const items = [...listAt(bodyOf(response), 'items'), ...listAt(bodyOf(more), 'items')];
        return withBody(response, { items });
      },
    }),
  },
  {
    id: 'orders-of-everybody',
    title: 'Everybody sees one person’s orders',
    operations: ['listOrders'],
    checks: ['foreignData', 'sequences'],
    rules: ['foreign-data-shown'],
    fault: (world) =>
      onRequest('listOrders', (call) =>
        world.isSound(tokenOf(call)) ? asPerson(world, 'main', call) : call,
      ),
  },
];
