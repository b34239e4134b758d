import { Worker } from 'node:worker_threads';
import { ApiProblem } from '#server/contract/problem.ts';
import type { ReadJob, ReadResult } from './read-worker.ts';
import { type Sheet, TableError, unreadable } from './table.ts';

/** Timeout of reading a file, whatever its content. */
const TIMEOUT_MS = 4500;
/** Maximum waiting time before reading starts. */
const TURN_WITHIN_MS = 2500;
const HEAP_MB = 128;
/** Maximum number of files read at once; others wait in a queue. */
const MAX_THREADS = 2;

let running = 0;
const waiting = new Set<() => void>();

/** @throws ApiProblem 429 when too many files are in the queue. */
function turn(): Promise<void> {
  return new Promise((resolve, reject) => {
    const begin = () => {
      clearTimeout(timer);
      waiting.delete(begin);
      resolve();
    };
    const timer = setTimeout(() => {
      waiting.delete(begin);
      const message = 'Сейчас читаем много файлов, отправьте свой через несколько секунд';
      const headers = { 'Retry-After': '5' };
      reject(new ApiProblem(429, message, { reason: 'TooManyRequests', headers }));
    }, TURN_WITHIN_MS);
    waiting.add(begin);
  });
}

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= MAX_THREADS) await turn();
  else running += 1;
  try {
    return await work();
  } finally {
    const [next] = waiting;
    if (next === undefined) running -= 1;
    else next();
  }
}

function startsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte);
}

/** XLSX is a ZIP; old XLS and encrypted workbooks have another container and are not supported. */
function isBook(bytes: Uint8Array, name: string): boolean {
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) throw unreadable();
  if (startsWith(bytes, [0x50, 0x4b])) return true;
  if (/\.xlsx$/i.test(name)) throw unreadable();
  const isWide = startsWith(bytes, [0xff, 0xfe]) || startsWith(bytes, [0xfe, 0xff]);
  if (!isWide && bytes.subarray(0, 8192).includes(0)) throw unreadable();
  return false;
}

/** In a release the import map of package.json makes it a `.js` file. */
const WORKER = import.meta.resolve('#server/import/read/read-worker.ts');

function runJob(job: ReadJob, limit: number): Promise<ReadResult> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL(WORKER), {
      workerData: job,
      // Transferred, not copied: this thread no longer needs them.
      transferList: [job.bytes.buffer],
      execArgv: [],
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
    });
    const end = (response: ReadResult) => {
      clearTimeout(timer);
      resolve(response);
      void worker.terminate();
    };
    const timer = setTimeout(() => end(null), limit);
    worker.once('message', end);
    worker.once('error', () => end(null));
    worker.once('exit', () => end(null));
  });
}

/**
 * Reads the sheets of an uploaded file that have rows, in a worker thread with limited memory and time, so that a malicious file
 * cannot affect the server.
 * @param name of the file: one that is called a workbook and is none is damaged.
 * @param bytes must fill their buffer, which is transferred and unusable afterwards.
 * @throws TableError with a message for the user, ApiProblem 429 when the queue is full.
 */
export async function readFile(bytes: Uint8Array<ArrayBuffer>, name: string): Promise<Sheet[]> {
  const job = { bytes, isBook: isBook(bytes, name) };
  const until = performance.now() + TIMEOUT_MS;
  const response = await inTurn(() => runJob(job, until - performance.now()));
  if (response === null) throw unreadable();
  if ('problem' in response) throw new TableError(response.problem, response.message);
  const sheets = response.sheets.filter(({ rows }) => rows.length > 0);
  if (sheets.length === 0) throw new TableError('FileEmpty', 'В файле нет строк с товарами');
  return sheets;
}
