import { bodyOf, problem } from '#tools/contract/self-test/alter.ts';
import type { Defect } from '#tools/contract/self-test/defect.ts';
import { textAt } from '#tools/contract/self-test/json.ts';
import { failing } from './failing.ts';

const oddText = /[^\p{L}\p{N} .,'«»()/№%+-]/u;

/** Valid, or nearly valid, requests that make the server fail. */
export const failureDefects: readonly Defect[] = [
  failing(
    'searchCatalog',
    'failure-on-odd-text',
    '500 on a query with signs that mean something to a database',
    ['valid', 'invalid'],
    ['server-error'],
    (response, { url }) =>
      oddText.test(url.searchParams.get('query') ?? '')
        ? problem(response, 500, 'SyntaxError')
        : response,
  ),
  failing(
    'searchAddresses',
    'failure-on-long-text',
    '500 on a text that is too long',
    ['invalid'],
    ['server-error'],
    (response, { url }) =>
      (url.searchParams.get('query') ?? '').length > 200
        ? problem(response, 500, 'StringTooLong')
        : response,
  ),
  failing(
    'changeFavorite',
    'failure-on-broken-json',
    '500 on a body that is no JSON',
    ['invalid', 'contentTypes'],
    ['server-error'],
    (response, call) =>
      bodyOf(call) === undefined ? problem(response, 500, 'JsonException') : response,
  ),
  failing(
    'listFavorites',
    'failure-on-far-page',
    '500 on a page past the end',
    ['valid', 'lists'],
    ['server-error'],
    (response, { url }) =>
      Number(url.searchParams.get('page') ?? 1) > 50
        ? problem(response, 500, 'Overflow')
        : response,
  ),
  failing(
    'createAddress',
    'failure-on-null',
    '500 where an optional field is null',
    ['valid', 'invalid'],
    ['server-error'],
    (response, call) =>
      call.body.includes('"entrance":null') ? problem(response, 500, 'NullReference') : response,
  ),
  failing(
    'createGeneralTicket',
    'failure-on-signs',
    '500 on quotes, percent signs and what is outside of the first plane',
    ['valid'],
    ['server-error'],
    (response, call) =>
      /['"\\%&<>]|[\u{10000}-\u{10ffff}]/u.test(textAt(bodyOf(call), 'comment'))
        ? problem(response, 500, 'Incorrect string value')
        : response,
  ),
  failing(
    'listPromotions',
    'valid-rejected',
    'A valid request is rejected',
    ['valid'],
    ['valid-rejected'],
    (response, call) =>
      textAt(bodyOf(call), 'device') === 'Mobile'
        ? problem(response, 400, 'ValidationFailed')
        : response,
  ),
  failing(
    'createRefundTicket',
    'wrong-code-as-failure',
    'A wrong one-time code gets 500',
    ['valid', 'sequences'],
    ['server-error'],
    (response) =>
      textAt(bodyOf(response), 'reason') === 'InvalidCode'
        ? problem(response, 500, 'InvalidCode')
        : response,
  ),
];
