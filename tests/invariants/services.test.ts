import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { findNodes, readSources, type Source } from './sources.ts';

/** What a shop is given when it is created; only that place may choose (`server/services.ts`). */
const BUILT_IN = new Set([
  'createLocalPayment',
  'createLocalSink',
  'localAddressDirectory',
  'localDelivery',
  'localOrganizationDirectory',
]);

/** Variables of a process, not of a shop. */
const OF_THE_PROCESS: readonly string[] = [
  // The hash that an unknown name is compared with, computed once.
  'server/identity/accounts/password.ts',
  // How many workers parse files at the same time.
  'server/import/read/read-file.ts',
];

function findVariables(sources: readonly Source[]): string[] {
  const others = sources.filter(({ file }) => !OF_THE_PROCESS.includes(file));
  return findNodes(
    others,
    (node) =>
      ts.isVariableStatement(node) &&
      (node.declarationList.flags & ts.NodeFlags.BlockScoped) === ts.NodeFlags.Let,
    (node) => ts.isSourceFile(node),
  );
}

function findChoices(sources: readonly Source[]): string[] {
  const others = sources.filter(({ file }) => file !== 'server/services.ts');
  return findNodes(others, (node) => ts.isImportSpecifier(node) && BUILT_IN.has(node.name.text));
}

const code = readSources(['server', 'demo'], /(?<!\.test)\.ts$/);

describe('services of a shop', () => {
  it('are in no variable of a module', () => {
    expect(code.length).toBeGreaterThan(600);
    expect(findVariables(code)).toEqual([]);
  });

  it('are chosen in one place, and reach handlers through their context', () => {
    expect(findChoices(code)).toEqual([]);
  });

  it('are reported where a module stores or chooses one', () => {
    const wrong = {
      file: 'server/order/payments/chosen.ts',
      text: "import { createLocalPayment } from './local-payment.ts';\nlet provider = null;\nexport const chosen = () => { let found = provider; return found; };",
    };
    expect(findVariables([...code, wrong])).toEqual([`${wrong.file}:2: let provider = null;`]);
    expect(findChoices([...code, wrong])).toHaveLength(1);
  });

  it('has no exception that is not needed', () => {
    for (const file of OF_THE_PROCESS) {
      const text = code.find((source) => source.file === file)?.text ?? '';
      expect(text, file).toMatch(/^let /m);
    }
  });
});
