import type { OperationId } from '#server/contract/handlers.ts';
import type { RuleId } from '#tools/contract/rules.ts';
import {
  type Alter,
  onRequest,
  onSuccess,
  responses,
  withBody,
  withHeaders,
  withText,
} from '#tools/contract/self-test/alter.ts';
import type { Defect } from '#tools/contract/self-test/defect.ts';

/** Every response of an operation, broken at the HTTP level. */
function onTheWire(
  operation: OperationId,
  id: string,
  title: string,
  rules: readonly RuleId[],
  alter: Alter,
): Defect {
  return {
    id,
    title,
    operations: [operation],
    checks: ['learn', 'valid', 'lists', 'sequences'],
    rules,
    fault: () => responses(operation, alter),
  };
}

const windows1251 = (text: string) =>
  Buffer.from(
    [...text].map((letter) => {
      const code = letter.charCodeAt(0);
      return code >= 0x410 && code <= 0x44f ? code - 0x350 : Math.min(code, 0x7f);
    }),
  );

/** Statuses, headers, media types, encodings and connections. */
export const wireDefects: readonly Defect[] = [
  onTheWire(
    'createAddress',
    'ok-for-created',
    '200 instead of 201',
    ['status-undocumented', 'schema-mismatch'],
    onSuccess((response) => ({ ...response, status: 200 })),
  ),
  onTheWire(
    'createCustomerRecipient',
    'accepted-undocumented',
    '202, which nothing documents',
    ['status-undocumented', 'schema-mismatch'],
    onSuccess((response) => ({ ...response, status: 202 })),
  ),
  onTheWire(
    'deletePartnerAddress',
    'body-for-no-content',
    '200 with a body instead of 204',
    ['status-undocumented', 'schema-mismatch', 'body-unexpected'],
    onSuccess((response) =>
      withBody(
        { ...withHeaders(response, { 'content-type': 'application/json' }), status: 200 },
        { deleted: true },
      ),
    ),
  ),
  onTheWire(
    'getCategoryTree',
    'media-type-wrong',
    'JSON called plain text',
    ['media-type'],
    onSuccess((response) => withHeaders(response, { 'content-type': 'text/plain; charset=utf-8' })),
  ),
  onTheWire(
    'listAddresses',
    'media-type-missing',
    'A response without a media type',
    ['media-type'],
    onSuccess((response) => withHeaders(response, { 'content-type': null })),
  ),
  onTheWire(
    'getCartPreview',
    'json-broken',
    'JSON that ends too early',
    ['body-unreadable'],
    onSuccess((response) => withText(response, response.body.toString('utf8').slice(0, -1))),
  ),
  onTheWire(
    'getProfile',
    'body-empty',
    '200 with nothing',
    ['body-missing', 'body-unreadable'],
    onSuccess((response) => withText(response, '')),
  ),
  onTheWire(
    'getCategory',
    'encoding-wrong',
    'Windows-1251 called UTF-8',
    ['body-unreadable', 'media-type'],
    onSuccess((response) => ({ ...response, body: windows1251(response.body.toString('utf8')) })),
  ),
  onTheWire(
    'getFavoritePreview',
    'gzip-mislabeled',
    'Plain text called gzip',
    ['body-unreadable', 'connection-broken'],
    onSuccess((response) => withHeaders(response, { 'content-encoding': 'gzip' })),
  ),
  {
    id: 'hang',
    title: 'No response is ever sent',
    operations: ['listHitProducts'],
    checks: ['methods', 'lists'],
    rules: ['connection-broken'],
    timeout: 300,
    fault: () => responses('listHitProducts', (response) => ({ ...response, wire: 'hang' })),
  },
  onTheWire(
    'listProducts',
    'cut',
    'The connection ends in the middle of a body',
    ['connection-broken', 'body-unreadable'],
    onSuccess((response) => ({ ...response, wire: 'cut' })),
  ),
  onTheWire(
    'listViewedProducts',
    'length-too-short',
    'A Content-Length that cuts the body',
    ['connection-broken', 'body-unreadable'],
    onSuccess((response) =>
      withHeaders(response, { 'content-length': String(response.body.length - 2) }),
    ),
  ),
  onTheWire(
    'listPromotions',
    'request-id-missing',
    'X-Request-ID is missing',
    ['header-missing'],
    (response) => withHeaders(response, { 'x-request-id': null }),
  ),
  onTheWire(
    'listBrands',
    'request-id-other',
    'X-Request-ID is another one than was sent',
    ['request-id-lost'],
    (response) => withHeaders(response, { 'x-request-id': '0123456789abcdef' }),
  ),
  onTheWire(
    'getCategoryTree',
    'etag-missing',
    'ETag is missing',
    ['header-missing'],
    onSuccess((response) => withHeaders(response, { etag: null })),
  ),
  onTheWire(
    'downloadImport',
    'disposition-missing',
    'A file to save comes without its name',
    ['header-missing'],
    onSuccess((response) => withHeaders(response, { 'content-disposition': null })),
  ),
  {
    id: 'not-modified-never',
    title: 'If-None-Match is not looked at',
    operations: ['listBrands'],
    checks: ['lists'],
    rules: ['not-modified-ignored'],
    fault: () => onRequest('listBrands', (call) => withHeaders(call, { 'if-none-match': null })),
  },
  {
    id: 'not-modified-always',
    title: 'Any If-None-Match is responded to with 304',
    operations: ['getCategoryTree'],
    checks: ['lists'],
    rules: ['not-modified-ignored', 'status-undocumented'],
    fault: () =>
      onRequest('getCategoryTree', (call) =>
        call.headers.has('if-none-match') ? withHeaders(call, { 'if-none-match': '*' }) : call,
      ),
  },
];
