import type { OperationId } from '#server/contract/handlers.ts';
import type { RuleId } from '#tools/contract/rules.ts';
import {
  type Alter,
  bodyOf,
  onRequest,
  problem,
  responses,
  setting,
  withHeaders,
} from '#tools/contract/self-test/alter.ts';
import type { Defect } from '#tools/contract/self-test/defect.ts';
import type { Fault } from '#tools/contract/self-test/exchange.ts';
import { textAt } from '#tools/contract/self-test/json.ts';

const withoutKey = { 'idempotency-key': null };

/** A wrong response to a repeated idempotency key. */
function repeated(
  operation: OperationId,
  id: string,
  title: string,
  fault: () => Fault,
  rules: readonly RuleId[] = ['key-not-replayed', 'key-made-two'],
): Defect {
  return { id, title, operations: [operation], checks: ['repeats', 'sequences'], rules, fault };
}

/** Breaks the responses that the valid server replays. */
function replaying(operation: OperationId, alter: Alter): () => Fault {
  return () =>
    responses(operation, (response, call) =>
      response.headers.has('idempotency-replayed') ? alter(response, call) : response,
    );
}

function ignoringKey(operation: OperationId): () => Fault {
  return () => onRequest(operation, (call) => withHeaders(call, withoutKey));
}

/** Idempotency keys. */
export const keyDefects: readonly Defect[] = [
  repeated(
    'createAddress',
    'key-ignored',
    'A repeated call makes a second record',
    ignoringKey('createAddress'),
    // An existing address is not created again, so only another request shows the defect.
    ['key-not-replayed', 'key-made-two', 'key-reused'],
  ),
  repeated(
    'createGeneralTicket',
    'ticket-twice',
    'A repeated call makes a second request',
    ignoringKey('createGeneralTicket'),
  ),
  repeated(
    'addCartProduct',
    'added-twice',
    'A repeated call adds the quantity again',
    ignoringKey('addCartProduct'),
  ),
  repeated(
    'confirmCheckout',
    'confirmed-twice',
    'A repeated confirmation makes another order',
    replaying('confirmCheckout', setting('number', 'Д-999999')),
  ),
  repeated(
    'createCustomerRecipient',
    'replay-differs',
    'A repeated call returns another record',
    replaying('createCustomerRecipient', setting('id', 'another')),
  ),
  repeated(
    'createPartnerTag',
    'replay-as-ok',
    'A repeated call returns another status',
    replaying('createPartnerTag', (response) => ({ ...response, status: 200 })),
    ['key-not-replayed', 'status-undocumented', 'schema-mismatch'],
  ),
  repeated(
    'shareProducts',
    'replay-as-conflict',
    'A repeated call is rejected',
    replaying('shareProducts', (response) => problem(response, 409, 'Duplicate')),
  ),
  repeated(
    'createCustomer',
    'key-for-other-body',
    'A used key is accepted with another request',
    () => ({
      createCustomer: async (call, forward) => {
        const response = await forward(call);
        return textAt(bodyOf(response), 'reason') === 'IdempotencyKeyReused'
          ? forward(withHeaders(call, withoutKey))
          : response;
      },
    }),
    ['key-reused'],
  ),
];
