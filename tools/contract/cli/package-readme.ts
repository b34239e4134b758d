import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { severityOf } from '#tools/contract/reports/severity.ts';
import { type RuleId, rules } from '#tools/contract/rules.ts';
import { projectRoot } from '#tools/process/project-root.ts';
import { helpText } from './help.ts';

/** The README of the package: `guide.md` with the help of the command and a table of all rules. */
export async function packageReadme(): Promise<string> {
  const guide = await readFile(
    path.join(projectRoot, 'tools', 'contract', 'package', 'guide.md'),
    'utf8',
  );
  const rows = (Object.keys(rules) as RuleId[]).map(
    (rule) => `| \`${rule}\` | ${severityOf(rule)} | ${rules[rule]} |`,
  );
  const table = ['| rule | severity | what it requires |', '|---|---|---|', ...rows].join('\n');
  const help = helpText('npx dental-shop-contract', 'it is required').trim();
  return guide.replace('<!-- help -->', () => help).replace('<!-- rules -->', () => table);
}
