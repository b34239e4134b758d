import {
  type Alter,
  bodyOf,
  onStatus,
  problem,
  withBody,
  withHeaders,
  withText,
} from '#tools/contract/self-test/alter.ts';
import type { Defect } from '#tools/contract/self-test/defect.ts';
import { edited, gone } from '#tools/contract/self-test/json.ts';
import { failing } from './failing.ts';

function withoutMember(name: string): Alter {
  return (response) =>
    withBody(
      response,
      edited(bodyOf(response) ?? {}, name, () => gone),
    );
}

/** Errors that differ from the contract. */
export const errorDefects: readonly Defect[] = [
  failing(
    'getCheckout',
    'error-without-trace',
    'An error without traceID',
    ['unknownIDs'],
    ['schema-mismatch'],
    onStatus(404, withoutMember('traceID')),
  ),
  failing(
    'searchCatalog',
    'error-without-message',
    'An error without a message',
    ['invalid'],
    ['schema-mismatch'],
    onStatus(400, withoutMember('message')),
  ),
  failing(
    'listOrders',
    'error-fields-as-map',
    'Broken fields as a map instead of a list',
    ['invalid'],
    ['schema-mismatch'],
    onStatus(400, (response) =>
      withBody(
        response,
        edited(bodyOf(response) ?? {}, 'errors', () => ({ page: 'Неверно' })),
      ),
    ),
  ),
  failing(
    'getCategory',
    'error-page',
    'A page of HTML instead of an error',
    ['unknownIDs'],
    ['media-type'],
    onStatus(404, (response) =>
      withText(
        withHeaders(response, { 'content-type': 'text/html; charset=utf-8' }),
        '<!doctype html><title>404</title><h1>Not Found</h1>',
      ),
    ),
  ),
  failing(
    'getAddress',
    'error-as-success',
    'An error with status 200',
    ['unknownIDs'],
    ['unknown-id-accepted', 'schema-mismatch'],
    onStatus(404, (response) => ({ ...response, status: 200 })),
  ),
  failing(
    'getOrderStatus',
    'unknown-as-empty',
    'An unknown id is responded to with 200 with null',
    ['unknownIDs'],
    ['unknown-id-accepted', 'schema-mismatch'],
    onStatus(404, (response) => withBody({ ...response, status: 200 }, null)),
  ),
  failing(
    'getCategoryHierarchy',
    'unknown-as-other',
    'An unknown id returns another record',
    ['unknownIDs'],
    ['unknown-id-accepted'],
    onStatus(404, (response) =>
      withBody(
        { ...response, status: 200 },
        { items: [{ id: 'terapiya', name: 'Терапия', slug: 'terapiya' }] },
      ),
    ),
  ),
  failing(
    'getCheckoutDelivery',
    'unknown-as-failure',
    '500 instead of 404',
    ['unknownIDs'],
    ['server-error'],
    onStatus(404, (response) => problem(response, 500, 'NullReference')),
  ),
  failing(
    'getProductBySlug',
    'unknown-as-bad-request',
    '400 for an id that is well-formed but unknown',
    ['unknownIDs'],
    ['unknown-id-accepted', 'valid-rejected', 'status-undocumented'],
    onStatus(404, (response) => problem(response, 400, 'ValidationFailed')),
  ),
  failing(
    'getFavoritePreview',
    'invalid-as-unprocessable',
    '422 where the contract has 400',
    ['invalid'],
    ['invalid-wrong-status', 'status-undocumented'],
    onStatus(400, (response) => ({ ...response, status: 422 })),
  ),
  failing(
    'reportError',
    'limit-without-retry',
    '429 without Retry-After',
    ['burst'],
    ['header-missing', 'limit-not-enforced'],
    onStatus(429, (response) => withHeaders(response, { 'retry-after': null })),
  ),
  failing(
    'getStaticPage',
    'error-as-text',
    'An error in plain words',
    ['unknownIDs'],
    ['media-type'],
    onStatus(404, (response) =>
      withText(withHeaders(response, { 'content-type': 'text/plain' }), 'Not found'),
    ),
  ),
];
