/**
 * A process of the self-test with its own reference server: runs tasks that the parent sends one after
 * another. Ends when the parent disconnects.
 */
import { defects } from './defects.ts';
import { generateDefects } from './generated/generated.ts';
import { SelfTest } from './self-test.ts';
import type { Task, TaskResult, WorkerMessage } from './tasks.ts';

const test = await SelfTest.start();
process.on('message', (task: Task) => void runTasks(task));
process.once('disconnect', () => void test.close().then(() => process.exit()));
report({ result: null });

function report(message: WorkerMessage): void {
  process.send?.(message);
}

async function runTasks(task: Task): Promise<void> {
  report({ result: 'defect' in task ? await seekDefect(task.defect) : await validate(task) });
}

async function seekDefect(id: string): Promise<TaskResult> {
  const defect = [...defects, ...generateDefects()].find((one) => one.id === id);
  if (defect === undefined) throw new Error(`No such defect: ${id}`);
  return { outcome: await test.seek(defect, 1) };
}

async function validate({
  seed,
  ...limits
}: Exclude<Task, { defect: string }>): Promise<TaskResult> {
  return { clean: await test.validateClean(seed, limits) };
}
