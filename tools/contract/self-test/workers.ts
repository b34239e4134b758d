import { type ChildProcess, fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { projectRoot } from '#tools/process/project-root.ts';
import type { Task, TaskResult, WorkerMessage } from './tasks.ts';

/** Each worker has a server with its database in memory. */
const MAX_WORKERS = 2;

/**
 * Runs tasks in several processes, each with its own server.
 * @param onResult is called after each task; returns the tasks that follow from its result.
 * @throws Error when a process ends before its work is done.
 */
export async function runTasks(
  tasks: readonly Task[],
  onResult: (result: TaskResult) => readonly Task[],
): Promise<void> {
  const queue = [...tasks];
  const count = Math.min(MAX_WORKERS, availableParallelism(), tasks.length);
  await Promise.all(Array.from({ length: count }, () => work(queue, onResult)));
}

function work(queue: Task[], onResult: (result: TaskResult) => readonly Task[]): Promise<void> {
  const file = path.join(projectRoot, 'tools', 'contract', 'self-test', 'worker.ts');
  const child: ChildProcess = fork(file, { cwd: projectRoot });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`A process of the self-test ended with ${code}`));
    });
    child.on('message', ({ result }: WorkerMessage) => {
      if (result !== null) queue.push(...onResult(result));
      const task = queue.shift();
      if (task === undefined) child.disconnect();
      else child.send(task);
    });
  });
}
