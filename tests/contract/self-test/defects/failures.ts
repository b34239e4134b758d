import { bodyOf, problem } from '../alter.ts';
import type { Defect } from '../defect.ts';
import { textAt } from '../json.ts';
import { failing } from './failing.ts';

const oddText = /[^\p{L}\p{N} .,'«»()/№%+-]/u;

/** Sound requests, or nearly so, that the server fails at. */
export const failureDefects: readonly Defect[] = [
  failing(
    'searchCatalogue',
    'failure-on-odd-text',
    '500 on a query with signs that mean something to a database',
    ['valid', 'faults'],
    ['server-error'],
    (answer, { url }) =>
      oddText.test(url.searchParams.get('query') ?? '')
        ? problem(answer, 500, 'SyntaxError')
        : answer,
  ),
  failing(
    'searchAddresses',
    'failure-on-long-text',
    '500 on a text that is too long',
    ['faults'],
    ['server-error'],
    (answer, { url }) =>
      (url.searchParams.get('query') ?? '').length > 200
        ? problem(answer, 500, 'StringTooLong')
        : answer,
  ),
  failing(
    'changeFavorite',
    'failure-on-broken-json',
    '500 on a body that is no JSON',
    ['faults', 'contentTypes'],
    ['server-error'],
    (answer, call) => (bodyOf(call) === undefined ? problem(answer, 500, 'JsonException') : answer),
  ),
  failing(
    'listFavorites',
    'failure-on-far-page',
    '500 on a page past the end',
    ['valid', 'lists'],
    ['server-error'],
    (answer, { url }) =>
      Number(url.searchParams.get('page') ?? 1) > 50 ? problem(answer, 500, 'Overflow') : answer,
  ),
  failing(
    'createAddress',
    'failure-on-null',
    '500 where an optional field is null',
    ['valid', 'faults'],
    ['server-error'],
    (answer, call) =>
      call.body.includes('"entrance":null') ? problem(answer, 500, 'NullReference') : answer,
  ),
  failing(
    'createGeneralTicket',
    'failure-on-signs',
    '500 on quotes, percent signs and what lies outside of the first plane',
    ['valid'],
    ['server-error'],
    (answer, call) =>
      /['"\\%&<>]|[\u{10000}-\u{10ffff}]/u.test(textAt(bodyOf(call), 'comment'))
        ? problem(answer, 500, 'Incorrect string value')
        : answer,
  ),
  failing(
    'listPromotions',
    'valid-refused',
    'A valid request is refused',
    ['valid'],
    ['valid-refused'],
    (answer, call) =>
      textAt(bodyOf(call), 'device') === 'Mobile'
        ? problem(answer, 400, 'ValidationFailed')
        : answer,
  ),
  failing(
    'createRefundTicket',
    'wrong-code-as-failure',
    'A wrong one-time code is answered with 500',
    ['valid', 'sequences'],
    ['server-error'],
    (answer) =>
      textAt(bodyOf(answer), 'reason') === 'InvalidCode'
        ? problem(answer, 500, 'InvalidCode')
        : answer,
  ),
];
