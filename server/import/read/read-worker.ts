import { parentPort, workerData } from 'node:worker_threads';
import { readCsv } from './read-csv.ts';
import { readXlsx } from './read-xlsx.ts';
import { type Sheet, TableError, type TableProblem } from './table.ts';

/** The request and the response of the worker thread. */
export interface ReadJob {
  bytes: Uint8Array<ArrayBuffer>;
  isBook: boolean;
}
export type ReadResult = { sheets: Sheet[] } | { problem: TableProblem; message: string } | null;

function read({ bytes, isBook }: ReadJob): ReadResult {
  try {
    const sheets = isBook ? readXlsx(bytes) : [{ name: null, rows: readCsv(bytes), isCut: false }];
    return { sheets };
  } catch (error) {
    return error instanceof TableError ? { problem: error.reason, message: error.message } : null;
  }
}

parentPort?.postMessage(read(workerData as ReadJob));
