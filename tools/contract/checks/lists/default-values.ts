import { ATTEMPTS } from '#tools/contract/checks/attempts.ts';
import { differenceOf } from '#tools/contract/checks/writes/difference.ts';
import { isObject, type Schema } from '#tools/contract/openapi/schema.ts';
import { isSuccess } from '#tools/contract/send/call.ts';
import { type ListCall, listParts } from './list-calls.ts';

/** Reads without pages: a parameter that is left out means its default. */
export async function checkDefaultValues(call: ListCall): Promise<void> {
  const { run, operation, as } = call;
  const schema = operation.body?.media[0]?.schema;
  const properties = (schema && run.contract.resolve(schema).properties) ?? {};
  const parameters: [string, Schema][] = [
    ...operation.parameters
      .filter(({ in: place }) => place === 'query')
      .map(({ name, schema: own }): [string, Schema] => [name, own]),
    ...Object.entries(properties),
  ];
  for (const [name, given] of parameters) {
    const value = Object(given).default ?? Object(run.contract.resolve(given)).default;
    if (value === undefined) continue;
    const about = { check: 'lists', subject: `without ${name}` } as const;
    const plain = listParts(call, {});
    const query = plain.query.filter(([one]) => one !== name);
    const { [name]: _left, ...rest } = isObject(plain.body?.value) ? plain.body.value : {};
    const body = plain.body && { ...plain.body, value: rest };
    const withIt = listParts(call, { ...rest, [name]: value });
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      const left = await run.send({ operation, parts: { ...plain, query, body }, as }, about);
      const said = await run.client.send({ operation, parts: withIt, as });
      if (!isSuccess(left) || !isSuccess(said)) break;
      const difference = differenceOf(said.response?.json, left.response?.json, '');
      if (difference === null) break;
      if (attempt < ATTEMPTS) continue;
      const flaw = {
        rule: 'default-differs',
        expected: `the same as with ${name} ${JSON.stringify(value)}`,
        actual: `another ${difference.at || 'response'}`,
        other: said,
      } as const;
      run.findings.add(left, flaw, about);
      run.coverage.settle(operation.id, 'lists', true);
    }
  }
}
