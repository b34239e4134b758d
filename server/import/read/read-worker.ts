import { parentPort, workerData } from 'node:worker_threads';
import { readCsv } from './read-csv.ts';
import { readXlsx } from './read-xlsx.ts';
import { TableError, type TableProblem, type TableRow } from './table.ts';

/** The request and the response of the worker thread. */
export interface ReadJob {
  bytes: Uint8Array<ArrayBuffer>;
  isBook: boolean;
}
export type ReadResult = { rows: TableRow[] } | { problem: TableProblem; message: string } | null;

function read({ bytes, isBook }: ReadJob): ReadResult {
  try {
    return { rows: isBook ? readXlsx(bytes) : readCsv(bytes) };
  } catch (error) {
    return error instanceof TableError ? { problem: error.reason, message: error.message } : null;
  }
}

parentPort?.postMessage(read(workerData as ReadJob));
