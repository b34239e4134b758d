import { readFile } from 'node:fs/promises';
import type { ContractVersion } from '#tools/contract/drift/base.ts';
import { compareContracts } from '#tools/contract/drift/compare-contracts.ts';
import { Contract } from '#tools/contract/drift/contract.ts';
import { reportChanges } from '#tools/contract/drift/report/change-report.ts';
import { writeChangelog } from '#tools/contract/drift/report/changelog.ts';
import { readDocument } from '#tools/contract/openapi/contract-source.ts';
import { SourceMap } from '#tools/contract/openapi/source-map.ts';
import { languageOf } from './language.ts';
import { parseOptions } from './parse-options.ts';

const options = {
  allowed: { type: 'string' },
  changelog: { type: 'boolean' },
  lang: { type: 'string' },
  help: { type: 'boolean' },
} as const;

/** The text of `drift --help`. */
function helpText(command: string): string {
  return `${command} drift OLD NEW [options]

  Compares two versions of a contract: OpenAPI 3.1, each in one file (JSON or YAML) or at a URL.
  Each change has its place and, where it breaks, a value that shows it: a request that was accepted and is
  rejected now, or a response that was not possible before.

  --allowed FILE   breaking changes that may stay, in YAML: a list of rule, place, reason, version
  --changelog      prints only the changes, as Markdown
  --lang en|ru     language of the changelog (en)

Ends with 0 when nothing breaks, or when info.version announces it (a new major; below 1.0.0 a new minor) or
the list allows it; with 1 when something else breaks; with 2 when the contracts could not be compared.
`;
}

/**
 * The subcommand `drift`: compares two contracts and prints the changes.
 * @returns the exit code: 0 nothing breaks, 1 something does.
 * @throws Error when a contract or the list cannot be read.
 */
export async function runDrift(command: string, args: readonly string[]): Promise<number> {
  const { values, positionals } = parseOptions({
    options,
    args: [...args],
    allowPositionals: true,
  });
  if (values.help) {
    console.log(helpText(command));
    return 0;
  }
  const language = languageOf(values.lang);
  const [before, after, ...others] = positionals;
  if (before === undefined || after === undefined || others.length > 0) {
    throw new Error(`Two contracts are needed: ${command} drift OLD NEW`);
  }
  const allowed = values.allowed === undefined ? '' : await readFile(values.allowed, 'utf8');
  const versions = {
    before: await readVersion(before),
    after: {
      ...(await readVersion(after)),
      allowedChanges: allowed,
      ...(values.allowed === undefined ? {} : { allowedFile: values.allowed }),
    },
  };
  if (values.changelog) {
    const contracts = { before: versions.before.contract, after: versions.after.contract };
    const numbers = { before: contracts.before.version, after: contracts.after.version };
    process.stdout.write(writeChangelog(compareContracts(contracts), numbers, language));
    return 0;
  }
  const { text, isSound } = reportChanges(versions);
  console.log(text);
  return isSound ? 0 : 1;
}

async function readVersion(location: string): Promise<ContractVersion> {
  const { document, text } = await readDocument(location);
  const map = SourceMap.ofFile(location, text);
  return {
    contract: new Contract(document as unknown as ConstructorParameters<typeof Contract>[0]),
    sources: { locate: (pointer) => map.find(pointer) },
    allowedChanges: '',
    title: location,
  };
}
