import { idText } from '#tools/contract/ids/id-values.ts';
import { isObject, type JsonObject } from '#tools/contract/openapi/schema.ts';
import type { Run } from '#tools/contract/run.ts';
import { type Call, type Exchange, isSuccess } from '#tools/contract/send/call.ts';
import type { Person } from '#tools/contract/vocabulary.ts';
import type { View } from '#tools/contract/world/views.ts';
import { itemsOf, listParts, pageOf, takes } from './list-calls.ts';

/** Lists with more pages are not read whole. */
const mostPages = 20;

/** All pages of a list. */
export interface WholeList {
  readonly items: readonly JsonObject[];
  /** The records by id. */
  readonly records: ReadonlyMap<string, JsonObject>;
  /** The pages, in order. */
  readonly exchanges: readonly Exchange[];
  /** The last page. */
  readonly exchange: Exchange;
}

/** The call of a page of a list, as large as it may be. */
function pageCall(
  run: Run,
  { operation }: View,
  as: Person,
  path: Call['parts']['path'],
  page = 1,
): Call {
  const isPaged = takes(run, operation, 'pageSize') && takes(run, operation, 'page');
  const parameters = isPaged ? { page, pageSize: pageSizeOf(run, operation) } : {};
  const given = listParts({ run, operation, as }, parameters);
  return { operation, as, parts: { ...given, path: { ...given.path, ...path } } };
}

/** Reads all pages of a list; null when one is rejected, or there is more than can be read. */
export async function readWholeList(
  run: Run,
  view: View,
  as: Person,
  path: Call['parts']['path'],
): Promise<WholeList | null> {
  const items: JsonObject[] = [];
  const exchanges: Exchange[] = [];
  const { operation, list } = view;
  const isPaged = takes(run, operation, 'pageSize') && takes(run, operation, 'page');
  const pageSize = pageSizeOf(run, operation);
  for (let page = 1; page <= mostPages; page += 1) {
    const exchange = await run.client.send(pageCall(run, view, as, path, page));
    const { json } = exchange.response ?? {};
    const found = isSuccess(exchange) && isObject(json) ? itemsOf(json[list ?? '']) : null;
    if (found === null) return null;
    items.push(...found);
    exchanges.push(exchange);
    const total = pageOf(exchange)?.total;
    if (!isPaged && total !== undefined && total > found.length) return null;
    if (isPaged && found.length > 0 && page * pageSize < (total ?? 0)) continue;
    const records = new Map(items.map((item) => [idText(item.id) ?? '', item]));
    return { items, records, exchanges, exchange };
  }
  return null;
}

function pageSizeOf(run: Run, operation: View['operation']): number {
  const body = operation.body?.media[0]?.schema;
  const { properties = {} } = body === undefined ? {} : run.contract.resolve(body);
  const given = operation.parameters.find(({ name }) => name === 'pageSize')?.schema;
  return run.contract.resolve(given ?? properties.pageSize ?? {}).maximum ?? 20;
}
