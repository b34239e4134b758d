import { listParts, takes } from '#tools/contract/checks/lists/list-calls.ts';
import { type Kind, kindOfParameter } from '#tools/contract/ids/id-kinds.ts';
import { placesOf } from '#tools/contract/ids/id-sources.ts';
import { idText } from '#tools/contract/ids/id-values.ts';
import type { Operation } from '#tools/contract/openapi/contract.ts';
import { valuesAt } from '#tools/contract/openapi/values-at.ts';
import type { Expectation, Run } from '#tools/contract/run.ts';
import { isSuccess } from '#tools/contract/send/call.ts';
import type { Person } from '#tools/contract/vocabulary.ts';
import { isPlainRead } from '#tools/contract/world/views.ts';

const check = 'foreignData';
/** How many other parents of a record are tried. */
const triedParents = 2;

/** A record of one parent is not found under another one: `/projects/{other}/notes/{id}`. */
export async function checkWrongParents(run: Run): Promise<void> {
  const operations = run.operations.filter((one) => one.method !== 'DELETE' && twoOf(one) !== null);
  await run.forEach(check, operations, async (operation) => {
    const as = await run.actorOf(operation);
    const names = twoOf(operation);
    if (names === null) return;
    const [parent, child] = names;
    const parts = run.cases.plain(operation, as);
    const id = parts.path[child.name] ?? '';
    const own = run.known.parentOf(child.kind, id)[parent.name];
    if (own === undefined || !run.known.of(child.kind, as).includes(id)) return;
    const others = run.known.of(parent.kind, as).filter((one) => one !== own);
    for (const other of others.slice(0, triedParents)) {
      const path = { ...parts.path, [parent.name]: other };
      if (!(await isElsewhere(run, operation, as, { path, id, kind: child.kind }))) continue;
      const call = { operation, as, parts: { ...parts, path } };
      if (!run.may(operation, call.parts)) continue;
      const subject = `{${child.name}} under another {${parent.name}}`;
      const expect: Expectation = (exchange) =>
        isSuccess(exchange)
          ? [
              {
                rule: 'unknown-id-accepted',
                expected: `404 for ${subject}`,
                actual: `${exchange.response?.status}`,
              },
            ]
          : [];
      await run.send(call, { check, subject }, expect);
    }
  });
}

interface Named {
  readonly name: string;
  readonly kind: Kind;
}

/** The last two ids of a path; null when it has fewer. */
function twoOf(operation: Operation): readonly [parent: Named, child: Named] | null {
  const named = operation.parameters.flatMap(({ name, in: place }): Named[] => {
    const kind = place === 'path' ? kindOfParameter(operation, name) : null;
    return kind === null ? [] : [{ name, kind }];
  });
  const [parent, child] = named.slice(-2);
  return parent && child && parent.kind !== child.kind ? [parent, child] : null;
}

/** Whether the list of the other parent is there and has no such record: records may have several parents. */
async function isElsewhere(
  run: Run,
  { path: template }: Operation,
  as: Person,
  { path, id, kind }: { path: Record<string, string>; id: string; kind: Kind },
): Promise<boolean> {
  const list = run.contract.operations.find(
    (one) => isPlainRead(one) && template.startsWith(`${one.path}/{`) && listsKind(one, kind),
  );
  if (list === undefined) return false;
  const schema = list.parameters.find(({ name }) => name === 'pageSize')?.schema ?? {};
  const pageSize = run.contract.resolve(schema).maximum ?? 20;
  const parts = listParts(
    { run, operation: list, as },
    takes(run, list, 'pageSize') ? { pageSize } : {},
  );
  const exchange = await run.client.send({ operation: list, as, parts: { ...parts, path } });
  if (!isSuccess(exchange)) return false;
  return placesOf(list)
    .filter(([, one]) => one === kind)
    .every(([at]) => valuesAt(exchange.response?.json, at).every((one) => idText(one) !== id));
}

function listsKind(operation: Operation, kind: Kind): boolean {
  return placesOf(operation).some(([at, one]) => one === kind && at.includes('*'));
}
