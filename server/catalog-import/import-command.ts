import { mkdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { pino } from 'pino';
import { FeedError } from '#server/catalog-import/feed/feed-error.ts';
import { openFeedFile } from '#server/catalog-import/feed/feed-file.ts';
import { readConfig } from '#server/config/config.ts';
import { openDatabase } from '#server/db/connection.ts';
import { VAT_RATES, type VatRate } from '#server/pricing/vat.ts';
import { ImportOutcomeUnknown, type ImportProgress, importFeed } from './import.ts';
import { formatReport, type ImportReport } from './report.ts';

interface Settings {
  'max-rejected'?: string | undefined;
  'assume-stock'?: string | undefined;
  'assume-vat'?: string | undefined;
  'allow-removal'?: boolean | undefined;
  'dry-run'?: boolean | undefined;
  report?: string | undefined;
}

type Print = (text: string) => void;

/** Exit codes of an import. */
const EXIT = {
  /** The catalog is that of the feed; of a dry run: it would be. */
  imported: 0,
  /** The catalog is as it was. */
  unchanged: 1,
  /** The command line cannot be used; nothing was tried. */
  usage: 2,
  /** The connection broke during the commit. */
  unknown: 3,
} as const;

/** An option that cannot be used; the message is Russian. */
class OptionError extends Error {
  override readonly name = 'OptionError';
}

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
    throw new OptionError(`--${name} должно быть целым числом от 0 до ${max}, а не «${text}».`);
  }
  return number;
}

function vatRate(text: string | undefined): VatRate | undefined {
  if (text === undefined) return undefined;
  if (text === 'none') return null;
  const rate = Number(text);
  if (!VAT_RATES.includes(rate)) {
    throw new OptionError(
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

/** What cannot be stored is printed: the catalog is already written. */
async function storeReport(path: string, report: ImportReport, print: Print): Promise<void> {
  try {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, formatReport(report, 'file'));
    print(`Отчёт: ${path}`);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    print(`Отчёт не записан в ${path}: ${reason}. Вот он целиком:`);
    print(formatReport(report, 'file'));
  }
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
      maxRemoved: config.importRemovalLimit,
      allowRemoval: settings['allow-removal'] === true,
      dryRun: settings['dry-run'] === true,
      imageOrigins: [config.publicUrl, ...config.pictureOrigins],
      assumedStock,
      ...(assumedVat === undefined ? {} : { assumedVat }),
      onProgress: progressPrinter(print, () => feed.read() / Math.max(1, feed.size)),
    });
    print(formatReport(report, 'terminal'));
    const stamp = report.startedAt.toISOString().replaceAll(':', '-').slice(0, 19);
    const reportPath =
      settings.report ?? join(config.dataDir, 'imports', `${stamp}-${basename(path)}.txt`);
    await storeReport(resolve(reportPath), report, print);
    return report.failure === null ? EXIT.imported : EXIT.unchanged;
  } finally {
    await close().catch((error: unknown) => print(`База данных не закрылась: ${error}`));
  }
}

/**
 * `import FILE`; returns the exit code: 0 when the catalog is that of the feed (with `--dry-run`: would
 * be), 1 when it is as it was, 2 for options that cannot be used, 3 when the database became
 * unreachable during the commit.
 */
export async function importCommand(
  file: string,
  settings: Settings,
  print: Print,
): Promise<number> {
  try {
    return await runImport(file, settings, print);
  } catch (error) {
    if (error instanceof FeedError) {
      print(error.message);
      return EXIT.unchanged;
    }
    if (error instanceof OptionError) {
      print(error.message);
      return EXIT.usage;
    }
    if (error instanceof ImportOutcomeUnknown) {
      print(error.message);
      return EXIT.unknown;
    }
    throw error;
  }
}
