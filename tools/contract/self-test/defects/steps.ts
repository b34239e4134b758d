import type { OperationId } from '#server/contract/handlers.ts';
import type { RuleId } from '#tools/contract/rules.ts';
import {
  bodyOf,
  onRequest,
  onStatus,
  problem,
  reading,
  responses,
  setting,
  withBody,
  withMembers,
  withPath,
} from '#tools/contract/self-test/alter.ts';
import type { Defect } from '#tools/contract/self-test/defect.ts';
import {
  type Call,
  type Fault,
  type Handler,
  isSuccess,
} from '#tools/contract/self-test/exchange.ts';
import { at, listAt } from '#tools/contract/self-test/json.ts';

function step(
  operations: readonly OperationId[],
  id: string,
  title: string,
  rules: readonly RuleId[],
  fault: () => Fault,
): Defect {
  return { id, title, operations, checks: ['sequences'], rules, fault };
}

const changed: readonly RuleId[] = ['created-unlike-sent', 'change-lost'];

/** The quantity of a product in the caller's cart. */
async function quantityOf(call: Call, forward: Parameters<Handler>[1]): Promise<number> {
  const preview = bodyOf(await forward(reading(call, '/api/v1/cart/preview')));
  const productID = at(bodyOf(call), 'productID');
  const line = listAt(preview, 'products').find((product) => product.productID === productID);
  return Number(line?.quantity ?? 0);
}

/** Responds to a rejected confirmation with the unchanged order. */
function confirming(status: number): Fault {
  return {
    confirmCheckout: async (call, forward) => {
      const response = await forward(call);
      if (response.status !== status) return response;
      const order = await forward(reading(call, `/api/v1/order/${call.params.id}`));
      return isSuccess(order) ? order : response;
    },
  };
}

/** Steps of a sequence with a wrong effect. */
export const stepDefects: readonly Defect[] = [
  step(
    ['changeFavorite'],
    'favorite-inverted',
    'Favorites are toggled the wrong way',
    [...changed, 'created-not-listed', 'deleted-still-there'],
    () =>
      onRequest('changeFavorite', (call) => {
        const requested = at(bodyOf(call), 'isFavorite');
        return typeof requested === 'boolean'
          ? withMembers(call, { isFavorite: !requested })
          : call;
      }),
  ),
  step(
    ['changeCartProduct'],
    'quantity-added',
    'A quantity is added instead of set',
    changed,
    () => ({
      changeCartProduct: async (call, forward) => {
        const quantity = Number(at(bodyOf(call), 'quantity'));
        if (!(quantity > 0)) return forward(call);
        const present = await quantityOf(call, forward);
        return forward(withMembers(call, { quantity: present + quantity }));
      },
    }),
  ),
  step(
    ['changeProductInCart'],
    'zero-ignored',
    'A quantity of zero leaves a piece in the cart',
    [...changed, 'deleted-still-there'],
    () =>
      onRequest('changeProductInCart', (call) =>
        at(bodyOf(call), 'quantity') === 0 ? withMembers(call, { quantity: 1 }) : call,
      ),
  ),
  step(['addCartProduct'], 'added-as-set', 'Adding to the cart sets the quantity', changed, () => ({
    addCartProduct: (call, forward) =>
      forward(withPath(call, '/api/v1/cart/product/change', 'PUT')),
  })),
  step(['createAddress'], 'field-dropped', 'A field of a new address is dropped', changed, () =>
    onRequest('createAddress', (call) => withMembers(call, { flat: null })),
  ),
  step(
    ['createCustomerRecipient'],
    'name-shouted',
    'A name is stored in other letters',
    changed,
    () =>
      onRequest('createCustomerRecipient', (call) =>
        withMembers(call, {
          lastName: String(at(bodyOf(call), 'lastName')).toUpperCase(),
        }),
      ),
  ),
  step(['getAddress'], 'field-not-read', 'A stored comment is not read again', changed, () =>
    responses('getAddress', setting('comment', null)),
  ),
  step(
    ['getOrderStatus', 'getOrder'],
    'status-stale',
    'The status of an order differs from the order itself',
    changed,
    () => responses('getOrderStatus', setting('status', 'Refunded')),
  ),
  step(
    ['changeCartProduct'],
    'stale-version-accepted',
    'A change of an outdated cart is accepted',
    ['state-ignored'],
    () => onRequest('changeCartProduct', (call) => withMembers(call, { version: null })),
  ),
  step(
    ['confirmCheckout'],
    'confirmed-again',
    'A confirmed order is confirmed again',
    ['state-ignored'],
    () => confirming(409),
  ),
  step(
    ['confirmCheckout'],
    'other-total-accepted',
    'A confirmation of another total is accepted',
    ['state-ignored'],
    () => ({
      confirmCheckout: async (call, forward) => {
        const checkout = bodyOf(await forward(reading(call, `/api/v1/checkout/${call.params.id}`)));
        const total = at(checkout, 'totals.toPay');
        return forward(typeof total === 'number' ? withMembers(call, { total }) : call);
      },
    }),
  ),
  step(
    ['cancelCheckout', 'cancelOrder'],
    'canceled-again',
    'What is canceled is canceled again',
    ['state-ignored'],
    () => ({
      cancelOrder: async (call, forward) => {
        const response = await forward(call);
        if (response.status !== 409) return response;
        return forward(reading(call, `/api/v1/order/${call.params.id}`));
      },
    }),
  ),
  step(
    ['changeApprovers'],
    'stale-approvers-accepted',
    'Outdated approvers overwrite newer ones',
    ['state-ignored'],
    () => ({
      changeApprovers: async (call, forward) => {
        const present = bodyOf(await forward(reading(call, call.url.href)));
        const version = at(present, 'version');
        return forward(typeof version === 'number' ? withMembers(call, { version }) : call);
      },
    }),
  ),
  step(['getSharedProducts'], 'shared-line-lost', 'A shared list has lost a line', changed, () =>
    responses(
      'getSharedProducts',
      onStatus(200, (response) => {
        const body = bodyOf(response);
        const lines = listAt(body, 'lines').slice(1);
        return withBody(response, { ...(body as object), lines });
      }),
    ),
  ),
  step(
    ['changeCheckoutRecipient'],
    'valid-step-rejected',
    'A step that is allowed is rejected',
    ['step-failed'],
    () =>
      responses(
        'changeCheckoutRecipient',
        onStatus(200, (response) => problem(response, 409, 'NotAllowed')),
      ),
  ),
  step(
    ['changeApprovalComment'],
    'stale-approval-accepted',
    'A change of an outdated approval is accepted',
    ['state-ignored'],
    () => ({
      changeApprovalComment: async (call, forward) => {
        const path = `/api/v1/approval/${call.params.id}`;
        const version = at(bodyOf(await forward(reading(call, path))), 'version');
        return forward(typeof version === 'number' ? withMembers(call, { version }) : call);
      },
    }),
  ),
];
