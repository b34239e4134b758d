import { evaluate } from '#server/contract/validation/validations.ts';
import type { Contract } from '#tools/contract/openapi/contract.ts';
import { isObject, type JsonObject } from '#tools/contract/openapi/schema.ts';
import type { Run } from '#tools/contract/run.ts';
import { type Exchange, isSuccess } from '#tools/contract/send/call.ts';
import type { Flaw } from '#tools/contract/validate/validator.ts';
import {
  isShown,
  type SettableSchema,
  type ShownElsewhere,
  settableOf,
  storedAs,
} from '#tools/contract/world/shown.ts';
import { successMedia } from '#tools/contract/world/views.ts';
import { briefly } from './difference.ts';

/** A property that a request has set, and where it is shown. */
interface Sent {
  readonly name: string;
  readonly schema: SettableSchema;
  readonly shown: string | ShownElsewhere;
  readonly request: JsonObject;
}

function sentProperties(contract: Contract, exchange: Exchange): Sent[] {
  const { operation, parts } = exchange.call;
  const media = operation.body?.media[0];
  const success = successMedia(operation);
  const request = parts.body?.value;
  if (operation.isRead || !isSuccess(exchange) || !isObject(request)) return [];
  if (media?.type !== 'application/json' || success === null) return [];
  return settableOf(contract, media.schema, success.schema).flatMap(({ name, schema, shown }) =>
    name in request ? [{ name, schema, shown, request }] : [],
  );
}

/** What is wrong with the shown value of a property; null when it is what was sent. */
export function sentFlaw(
  { name, schema, request }: Omit<Sent, 'shown'>,
  actual: unknown,
): Flaw | null {
  const expected = storedAs(schema, request[name]);
  if (isShown(schema, expected, actual)) return null;
  const [one, other] = briefly(expected, actual);
  return { rule: 'created-unlike-sent', expected: `${name} ${one}, as sent`, actual: other };
}

/** What a request has set and its response does not show, for calls that no other request repeats. */
export function sentFlaws(contract: Contract, exchange: Exchange): Flaw[] {
  return sentProperties(contract, exchange).flatMap((sent) => {
    const { shown, request } = sent;
    if (typeof shown !== 'string') return [];
    const actual = evaluate(shown, { response: exchange.response?.json, request });
    return sentFlaw(sent, actual) ?? [];
  });
}

/** The same for what another operation shows, which is read. */
export async function sentElsewhereFlaws(run: Run, exchange: Exchange): Promise<Flaw[]> {
  const flaws: Flaw[] = [];
  for (const sent of sentProperties(run.contract, exchange)) {
    if (typeof sent.shown === 'string') continue;
    const found = await readElsewhere(run, exchange, sent.request, sent.shown);
    const flaw = found && sentFlaw(sent, found.actual);
    if (flaw) flaws.push({ ...flaw, other: found.other });
  }
  return flaws;
}

/** The value that another operation shows of what a request has set; null when it cannot be read. */
export async function readElsewhere(
  run: Run,
  exchange: Exchange,
  request: JsonObject,
  shown: ShownElsewhere,
): Promise<{ other: Exchange; actual: unknown } | null> {
  const operation = run.contract.operation(shown.operation);
  const self = exchange.response?.json;
  const path = Object.entries(shown.with).map(([name, expression]) => [
    name,
    String(evaluate(expression, { self, request })),
  ]);
  const parts = { path: Object.fromEntries(path), query: [], headers: {}, body: null };
  const other = await run.client.send({ operation, as: exchange.call.as, parts });
  if (!isSuccess(other)) return null;
  return { other, actual: evaluate(shown.value, { response: other.response?.json, request }) };
}
