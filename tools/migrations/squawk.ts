import { execFile } from 'node:child_process';
import * as z from 'zod';
import { commandEnvironment } from '#tools/process/run-command.ts';

/** What Squawk says about a statement. */
export interface Finding {
  /** Path as it was given. */
  file: string;
  /** From 1. */
  line: number;
  rule: string;
  message: string;
}

/** The oldest PostgreSQL that the shop supports. */
const VERSION = '15';

/** What blocks nothing and breaks nothing. */
const MATTERS_OF_STYLE = [
  'prefer-bigint-over-int',
  'prefer-bigint-over-smallint',
  'prefer-identity',
  'prefer-robust-stmts',
  'prefer-text-field',
  // The runner sets them.
  'require-lock-timeout',
  'require-statement-timeout',
];

const report = z.array(
  z.object({ file: z.string(), line: z.int(), rule_name: z.string(), message: z.string() }),
);

/**
 * Lints files of SQL.
 * @param inTransaction whether each runs in a transaction of its own: then what is done to tables that
 *   it has created blocks nobody.
 * @throws Error when Squawk did not run.
 */
export async function lintSql(
  files: readonly string[],
  { inTransaction }: { inTransaction: boolean },
): Promise<Finding[]> {
  if (files.length === 0) return [];
  const args = [
    '--reporter=json',
    `--pg-version=${VERSION}`,
    `--exclude=${MATTERS_OF_STYLE.join(',')}`,
    ...(inTransaction ? ['--assume-in-transaction'] : []),
    ...files,
  ];
  const printed = await new Promise<string>((resolve, reject) => {
    // It ends with 1 when it has found something.
    execFile('squawk', args, { env: commandEnvironment() }, (error, stdout) => {
      if (error !== null && error.code !== 1) reject(error);
      else resolve(stdout);
    });
  });
  return report
    .parse(JSON.parse(printed))
    .map(({ file, line, rule_name: rule, message }) => ({ file, line: line + 1, rule, message }));
}
