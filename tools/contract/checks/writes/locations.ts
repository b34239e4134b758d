import { isDeepStrictEqual } from 'node:util';
import type { Run } from '#tools/contract/run.ts';
import { type Call, type Exchange, isSuccess } from '#tools/contract/send/call.ts';
import type { Flaw } from '#tools/contract/validate/validator.ts';
import { lastingJson } from '#tools/contract/world/temporary.ts';
import { successMedia } from '#tools/contract/world/views.ts';
import { brief, differenceOf, withoutMoments } from './difference.ts';

/** The `Location` of what was created leads to it, where the contract documents the header. */
export async function locationFlaw(run: Run, created: Exchange): Promise<Flaw | null> {
  const { call, response } = created;
  const spec = call.operation.responses.get('201');
  const isDocumented = spec?.headers.some(({ name }) => name.toLowerCase() === 'location');
  const location = response?.headers.get('location');
  if (response?.status !== 201 || !isDocumented || !location) return null;
  const expected = `Location of what ${call.operation.id} has created`;
  const read = readAt(run, created, location);
  if (read === null) {
    return {
      rule: 'location-wrong',
      expected,
      actual: `${location}, which no read of the contract has`,
    };
  }
  const other = await run.client.send(read);
  if (!isSuccess(other)) {
    const status = other.response?.status ?? 'no response';
    return { rule: 'location-wrong', expected, actual: `${location}: ${status}`, other };
  }
  const [made, found] = [created, other].map((one) => lastingJson(run.contract, one));
  const [own, shown] = [call.operation, read.operation].map(
    (one) => successMedia(one)?.schema.$ref,
  );
  const isSame =
    own === shown
      ? isDeepStrictEqual(withoutMoments(made), withoutMoments(found))
      : isDeepStrictEqual(Object(made).id, Object(found).id);
  if (isSame) return null;
  const difference = differenceOf(made, found, '');
  const actual = `${location}, where ${difference?.at ?? 'it'} is ${brief(difference?.two)}`;
  return { rule: 'location-wrong', expected, actual, other };
}

/** The read of the contract whose path a URL has; null where there is none. */
function readAt(run: Run, { call, request }: Exchange, location: string): Call | null {
  const { pathname, searchParams } = new URL(location, request.url);
  for (const operation of run.contract.operations) {
    if (!operation.isRead || operation.method !== 'GET') continue;
    const pattern = operation.path
      .replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&')
      .replaceAll(/\{([^}]+)\}/g, '([^/]+)');
    const match = new RegExp(`${pattern}$`).exec(pathname);
    if (match === null) continue;
    const names = [...operation.path.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name);
    const path = Object.fromEntries(
      names.map((name, index) => [name, decodeURIComponent(match[index + 1] ?? '')]),
    );
    const parts = { path, query: [...searchParams], headers: {}, body: null };
    return { operation, as: call.as, parts };
  }
  return null;
}
