import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { Contract } from '#tools/contract/drift/contract.ts';

const text = readFileSync(new URL('shop.yaml', import.meta.url), 'utf8');

/** The contract of `shop.yaml` with other nodes at some JSON Pointers; undefined removes one. */
export function editedContract(edit: Readonly<Record<string, unknown>> = {}): Contract {
  const document = parse(text);
  for (const [pointer, value] of Object.entries(edit)) {
    const names = pointer
      .split('/')
      .slice(1)
      .map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'));
    const last = names.pop() ?? '';
    const parent = names.reduce((node, name) => node[name], document);
    if (value === undefined) delete parent[last];
    else parent[last] = structuredClone(value);
  }
  return new Contract(document);
}
