import { isCreating } from '#tools/contract/ids/id-sources.ts';
import type { Contract, Operation } from '#tools/contract/openapi/contract.ts';
import type { Schema } from '#tools/contract/openapi/schema.ts';
import { valuesAt } from '#tools/contract/openapi/values-at.ts';
import type { Run } from '#tools/contract/run.ts';
import { type Call, type Exchange, isSuccess } from '#tools/contract/send/call.ts';
import { bareSchema } from '#tools/contract/world/annotations.ts';
import { successMedia } from '#tools/contract/world/views.ts';

const check = 'tokens';
const deepest = 5;
/** How many values of a response are altered. */
const tried = 2;

/** The operation that takes a value which the back end has signed, or which cannot be guessed (`x-signed`). */
interface Signed {
  readonly place: string;
  readonly operation: string;
  readonly parameter: string;
}

/** What cannot be guessed is rejected when one character of it is another one: tickets, cursors, signed links. */
export async function checkSignedValues(run: Run): Promise<void> {
  for (const source of run.contract.operations) {
    const signed = signedIn(run.contract, source);
    if (signed.length === 0 || !(source.isRead || isCreating(source))) continue;
    const as = await run.actorOf(source);
    const parts = run.cases.plain(source, as);
    if (run.cases.unknownParameters(source, as).length > 0 || !run.may(source, parts)) continue;
    const exchange = await run.client.send({ operation: source, as, parts }, { impatient: true });
    if (!isSuccess(exchange)) continue;
    for (const one of signed) await tryValues(run, exchange, one);
  }
}

async function tryValues(run: Run, shown: Exchange, signed: Signed): Promise<void> {
  const values = valuesAt(shown.response?.json, signed.place);
  const texts = [...new Set(values.filter((one) => typeof one === 'string' && one !== ''))];
  for (const text of texts.slice(0, tried) as string[]) {
    const call = callWith(run, shown, signed, text);
    const { operation } = call;
    if (!operation.isRead) return;
    const about = { check, subject: `${signed.parameter} as it was shown` } as const;
    const right = await run.send(call, about, undefined, { impatient: true });
    // One that is used up, or not valid yet, shows nothing.
    if (!isSuccess(right)) continue;
    for (const { text: altered } of alteredTexts(text)) {
      const subject = `${signed.parameter} with another character`;
      await run.send(callWith(run, shown, signed, altered), { check, subject }, (exchange) =>
        isSuccess(exchange)
          ? [
              {
                rule: 'altered-accepted',
                expected: `a rejection of ${signed.parameter} with another character`,
                actual: `${exchange.response?.status} for ${altered} instead of ${text}`,
                other: right,
              },
            ]
          : [],
      );
    }
  }
}

function callWith(run: Run, shown: Exchange, signed: Signed, value: string): Call {
  const operation = run.contract.operation(signed.operation);
  const { as } = shown.call;
  const plain = run.cases.plain(operation, typeof as === 'string' && as !== 'nobody' ? as : 'main');
  const { parameter } = signed;
  const isInPath = operation.parameters.some((one) => one.in === 'path' && one.name === parameter);
  const parts = isInPath
    ? { ...plain, path: { ...plain.path, [parameter]: value } }
    : {
        ...plain,
        query: [...plain.query.filter(([name]) => name !== parameter), [parameter, value] as const],
      };
  return { operation, as, parts };
}

/** A text with another character at one place, counted in UTF-16 units. */
interface Altered {
  readonly text: string;
  readonly place: number;
  readonly other: string;
}

/** The text with another character at its beginning, in its middle and near its end. */
export function alteredTexts(text: string): Altered[] {
  const last = text.length - 1;
  // The last character of base64 may have bits without a meaning.
  const places = new Set([0, Math.floor(last / 2), Math.max(0, last - 2)]);
  return [...places].map((place) => {
    const other = text[place] === 'a' ? 'b' : 'a';
    return { text: `${text.slice(0, place)}${other}${text.slice(place + 1)}`, place, other };
  });
}

function signedIn(contract: Contract, operation: Operation): Signed[] {
  const found: Signed[] = [];
  const walk = (given: Schema, place: string, depth: number): void => {
    if (depth > deepest) return;
    const schema = bareSchema(contract, given);
    if (schema.items) walk(schema.items, `${place}/*`, depth + 1);
    for (const [name, property] of Object.entries(schema.properties ?? {})) {
      const at = `${place}/${name}`;
      const mark = Object(property)['x-signed'] ?? Object(contract.resolve(property))['x-signed'];
      if (mark !== undefined && contract.has(String(mark.operation))) {
        found.push({
          place: at,
          operation: String(mark.operation),
          parameter: String(mark.parameter),
        });
      }
      walk(property, at, depth + 1);
    }
  };
  walk(successMedia(operation)?.schema ?? {}, '', 0);
  return found;
}
