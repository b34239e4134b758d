import type { OperationId } from '#server/contract/handlers.ts';
import type { RuleId } from '#tools/contract/rules.ts';
import {
  type Alter,
  bodyOf,
  onStatus,
  onSuccess,
  remaking,
  responses,
  withBody,
  withHeaders,
  withText,
} from '#tools/contract/self-test/alter.ts';
import type { Defect } from '#tools/contract/self-test/defect.ts';
import type { ReceivedResponse } from '#tools/contract/self-test/exchange.ts';
import { edited, isObject, type Json, listAt } from '#tools/contract/self-test/json.ts';

const threeHoursMs = 3 * 3_600_000;

function inBytes(
  operation: OperationId,
  id: string,
  title: string,
  rule: RuleId,
  alter: Alter,
): Defect {
  return {
    id,
    title,
    operations: [operation],
    checks: ['learn', 'tokens', 'valid', 'sequences'],
    rules: [rule],
    fault: () => responses(operation, alter),
  };
}

/** A successful response with other bytes. */
function withBytes(change: (bytes: Buffer) => Buffer): Alter {
  return onSuccess((response) => ({ ...response, body: change(response.body) }));
}

/** Bytes that were read as text in UTF-8 and written again. */
const throughText = withBytes((bytes) => Buffer.from(bytes.toString('utf8')));

/** Every text of a value, changed. */
function mapTexts(value: Json, change: (text: string) => string): Json {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, change));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, mapTexts(item, change)]),
  );
}

function garbled(encoding: string): Alter {
  const decode = (text: string) => new TextDecoder(encoding).decode(Buffer.from(text, 'utf8'));
  return onSuccess((response) => withBody(response, mapTexts(bodyOf(response) ?? {}, decode)));
}

/** The id of a request, when it brings one. */
const hasID = (response: ReceivedResponse, headers: Headers) =>
  response.headers.get('x-request-id') === headers.get('x-request-id');

/** Files, encodings and ids that are not what they say. */
export const byteDefects: readonly Defect[] = [
  inBytes(
    'getOrderInvoice',
    'pdf-cut',
    'The last kilobyte of a PDF is missing',
    'file-broken',
    withBytes((bytes) => bytes.subarray(0, -1024)),
  ),
  inBytes('getOrderInvoice', 'pdf-as-text', 'A PDF went through text', 'file-broken', throughText),
  inBytes(
    'getOrderInvoice',
    'pdf-is-html',
    'A page of HTML called PDF',
    'file-broken',
    onSuccess((response) => withText(response, '<!doctype html><title>Счёт</title>')),
  ),
  inBytes(
    'getOrderInvoice',
    'pdf-after-blank-line',
    'A blank line before a PDF, which moves its table',
    'file-broken',
    withBytes((bytes) => Buffer.concat([Buffer.from('\n'), bytes])),
  ),
  inBytes(
    'downloadOrderCertificates',
    'zip-cut',
    'An archive without its directory',
    'file-broken',
    withBytes((bytes) => bytes.subarray(0, bytes.length / 2)),
  ),
  inBytes(
    'downloadOrderCertificates',
    'zip-byte-changed',
    'One byte of a file in an archive is another',
    'file-broken',
    withBytes((bytes) => {
      const [name, extra] = [bytes.readUInt16LE(26), bytes.readUInt16LE(28)];
      const changed = Buffer.from(bytes);
      changed.writeUInt8(changed.readUInt8(60 + name + extra) ^ 1, 60 + name + extra);
      return changed;
    }),
  ),
  inBytes(
    'downloadImport',
    'xlsx-as-text',
    'A workbook went through text',
    'file-broken',
    throughText,
  ),
  inBytes(
    'downloadImport',
    'xlsx-is-csv',
    'A table of texts called a workbook',
    'file-broken',
    onSuccess((response) => withText(response, 'Артикул;Количество\nA-1;2\n')),
  ),
  inBytes(
    'listBrands',
    'encoded-twice',
    'Texts in UTF-8 are read as Latin-1',
    'text-garbled',
    garbled('latin1'),
  ),
  inBytes(
    'listPromotions',
    'read-as-windows-1251',
    'Texts in UTF-8 are read as Windows-1251',
    'text-garbled',
    garbled('windows-1251'),
  ),
  inBytes(
    'listPromotions',
    'replacement-characters',
    'Letters that are lost become U+FFFD',
    'text-garbled',
    onSuccess((response) =>
      withBody(
        response,
        mapTexts(bodyOf(response) ?? {}, (text) => text.replaceAll(/[а-яё]/gi, '\ufffd')),
      ),
    ),
  ),
  inBytes(
    'getCategoryTree',
    'byte-order-mark',
    'JSON after a byte order mark',
    'body-unreadable',
    onSuccess((response) => withText(response, `\ufeff${response.body.toString('utf8')}`)),
  ),
  inBytes(
    'getProfile',
    'charset-wrong',
    'JSON called Windows-1251',
    'media-type',
    onSuccess((response) =>
      withHeaders(response, { 'content-type': 'application/json; charset=windows-1251' }),
    ),
  ),
  inBytes(
    'listOrders',
    'trace-id-constant',
    'Every error has the same traceID',
    'trace-id-not-unique',
    onStatus(401, (response) =>
      withBody(
        response,
        edited(bodyOf(response) ?? {}, 'traceID', () => '0'.repeat(32)),
      ),
    ),
  ),
  inBytes(
    'getFavoritePreview',
    'request-id-only-echoed',
    'X-Request-ID comes back, but none is made',
    'header-missing',
    (response, call) =>
      hasID(response, call.headers) ? response : withHeaders(response, { 'x-request-id': null }),
  ),
  inBytes(
    'listPartners',
    'request-id-constant',
    'The server makes one X-Request-ID for all requests',
    'request-id-not-unique',
    (response, call) =>
      hasID(response, call.headers)
        ? response
        : withHeaders(response, { 'x-request-id': 'request-1' }),
  ),
  inBytes(
    'createGeneralTicket',
    'created-local-time',
    'The local time of Moscow is sent as UTC',
    'moment-wrong',
    remaking((body) =>
      edited(body, 'createdAt', (value) =>
        new Date(Date.parse(String(value)) + threeHoursMs).toISOString(),
      ),
    ),
  ),
  inBytes(
    'listBrands',
    'ids-alike',
    'Two records of a list have one id',
    'id-not-unique',
    remaking((body) => {
      const id = listAt(body, 'items')[0]?.id ?? '';
      return edited(body, 'items.1.id', () => id);
    }),
  ),
];
