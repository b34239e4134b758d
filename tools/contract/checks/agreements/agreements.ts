import { isDeepStrictEqual } from 'node:util';
import { isObject } from '#tools/contract/openapi/schema.ts';
import type { Run } from '#tools/contract/run.ts';
import { type Exchange, isSuccess } from '#tools/contract/send/call.ts';
import type { Agreement, Pair, Read } from './agreement.ts';
import { catalogAgreements } from './catalog-agreements.ts';
import { personalAgreements } from './personal-agreements.ts';

const agreements: readonly Agreement[] = [...catalogAgreements, ...personalAgreements];

/** There is nothing to compare: the agreement is skipped. */
class NoResponse extends Error {
  override readonly name = 'NoResponse';
}

/** Concurrent changes may explain a difference; one that persists so often is a finding. */
const ATTEMPTS = 3;

/** Reads of the same record must return the same values. */
export async function checkAgreements(run: Run): Promise<void> {
  const concerned = agreements.filter(
    ({ operations }) =>
      operations.some((id) => run.operations.some((operation) => operation.id === id)) &&
      operations.every((id) => run.contract.has(id)),
  );
  for (const [done, agreement] of concerned.entries()) {
    run.report({ check: 'agreements', done, total: concerned.length });
    if (await run.has(agreement.as)) await check(run, agreement);
  }
}

async function check(run: Run, agreement: Agreement): Promise<void> {
  const about = { check: 'agreements', subject: agreement.subject } as const;
  let exchanges: Exchange[] = [];
  const read: Read = async (id, { path = {}, query = [], body } = {}) => {
    const operation = run.contract.operation(id);
    const media = operation.body?.media[0];
    const parts = {
      path,
      query,
      headers: {},
      body: media ? { mediaType: media.type, value: body ?? {} } : null,
    };
    const exchange = await run.send({ operation, parts, as: agreement.as }, about);
    const json = exchange.response?.json;
    if (!isSuccess(exchange) || !isObject(json)) throw new NoResponse();
    exchanges.push(exchange);
    return json;
  };
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    exchanges = [];
    const differing = (await pairsOf(agreement, read)).find(
      ({ one, other }) => !isDeepStrictEqual(one, other),
    );
    if (differing === undefined) return;
    const blamed = exchanges.findLast(({ call }) => run.isChosen(call.operation));
    if (attempt < ATTEMPTS || blamed === undefined) continue;
    const { what, one, other } = differing;
    const expected = `${agreement.subject} – ${what}: ${JSON.stringify(one)}`;
    const actual = JSON.stringify(other) ?? 'nothing';
    run.findings.add(blamed, { rule: 'responses-disagree', expected, actual }, about);
  }
}

async function pairsOf({ compare }: Agreement, read: Read): Promise<readonly Pair[]> {
  try {
    return await compare(read);
  } catch (error) {
    if (error instanceof NoResponse) return [];
    throw error;
  }
}
