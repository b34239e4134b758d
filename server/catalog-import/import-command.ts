import { mkdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { pino } from 'pino';
import { FeedError } from '#server/catalog-import/feed/feed-error.ts';
import { openFeedFile } from '#server/catalog-import/feed/feed-file.ts';
import { readConfig } from '#server/config/config.ts';
import { openDatabase } from '#server/db/connection.ts';
import { VAT_RATES, type VatRate } from '#server/pricing/vat.ts';
import { type ImportProgress, importFeed } from './import.ts';
import { formatReport, type ImportReport } from './report.ts';

interface Settings {
  'max-rejected'?: string | undefined;
  'assume-stock'?: string | undefined;
  'assume-vat'?: string | undefined;
  report?: string | undefined;
}

type Print = (text: string) => void;

const PROGRESS_INTERVAL_MS = 1000;

function wholeNumber(
  text: string | undefined,
  fallback: number,
  max: number,
  name: string,
): number {
  if (text === undefined) return fallback;
  const number = Number(text);
  if (!Number.isInteger(number) || number < 0 || number > max) {
    throw new FeedError(`--${name} должно быть целым числом от 0 до ${max}, а не «${text}».`);
  }
  return number;
}

function vatRate(text: string | undefined): VatRate | undefined {
  if (text === undefined) return undefined;
  if (text === 'none') return null;
  const rate = Number(text);
  if (!VAT_RATES.includes(rate)) {
    throw new FeedError(
      `--assume-vat должно быть ${VAT_RATES.join(', ')} или none, а не «${text}».`,
    );
  }
  return rate;
}

/** A line about once a second, also where the terminal is a log. */
function progressPrinter(print: Print, share: () => number): (progress: ImportProgress) => void {
  let last = Date.now();
  return ({ stage, offers }) => {
    if (Date.now() - last < PROGRESS_INTERVAL_MS) return;
    last = Date.now();
    if (stage === 'read') print(`  чтение: ${Math.floor(share() * 100)} %, предложений ${offers}`);
    else if (stage === 'merge') print(`  запись в каталог: ${offers}`);
  };
}

async function writeReport(path: string, report: ImportReport, print: Print): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, formatReport(report, 'file'));
  print(`Отчёт: ${path}`);
}

async function runImport(file: string, settings: Settings, print: Print): Promise<number> {
  const config = readConfig(process.env);
  const maxRejected = wholeNumber(settings['max-rejected'], 50, 100, 'max-rejected') / 100;
  const assumedStock = wholeNumber(settings['assume-stock'], 10, 1_000_000, 'assume-stock');
  const assumedVat = vatRate(settings['assume-vat']);
  const path = resolve(file);
  const feed = await openFeedFile(path);
  const logger = pino({ level: 'error' }, pino.destination(2));
  const { db, close } = await openDatabase(config, logger, { longQueries: true });
  try {
    const report = await importFeed(db, feed.bytes, {
      source: basename(path),
      maxRejected,
      assumedStock,
      ...(assumedVat === undefined ? {} : { assumedVat }),
      onProgress: progressPrinter(print, () => feed.read() / Math.max(1, feed.size)),
    });
    print(formatReport(report, 'terminal'));
    const stamp = report.startedAt.toISOString().replaceAll(':', '-').slice(0, 19);
    const reportPath =
      settings.report ?? join(config.dataDir, 'imports', `${stamp}-${basename(path)}.txt`);
    await writeReport(resolve(reportPath), report, print);
    return report.failure === null ? 0 : 1;
  } finally {
    await close();
  }
}

/** `import FILE`; returns the exit code: 1 when the catalog was left as it was. */
export async function importCommand(
  file: string,
  settings: Settings,
  print: Print,
): Promise<number> {
  try {
    return await runImport(file, settings, print);
  } catch (error) {
    if (!(error instanceof FeedError)) throw error;
    print(error.message);
    return 1;
  }
}
