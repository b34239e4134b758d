import { run } from '#tools/process/run-command.ts';

/** Resident memory of a process, bytes; NaN where the system does not report it. */
export async function residentBytes(pid: number): Promise<number> {
  const output = await run('ps', ['-o', 'rss=', '-p', String(pid)]).catch(() => '');
  return output.trim() === '' ? Number.NaN : Number(output) * 1024;
}
