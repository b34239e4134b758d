import { run } from '#scripts/run-command.ts';

/** What a process holds in memory, bytes; NaN where the system does not tell. */
export async function residentBytes(pid: number): Promise<number> {
  const output = await run('ps', ['-o', 'rss=', '-p', String(pid)]).catch(() => '');
  return output.trim() === '' ? Number.NaN : Number(output) * 1024;
}
