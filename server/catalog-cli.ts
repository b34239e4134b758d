import { parseArgs } from 'node:util';
import { generateCommand } from '#demo/feed/generate-command.ts';
import { importCommand } from '#server/catalog-import/import-command.ts';
import { ConfigError } from '#server/config/config.ts';
import { DatabaseOpenError } from '#server/db/engine/open-error.ts';

const USAGE = `Каталог магазина

  npm run catalog -- import FILE [--max-rejected 50] [--assume-stock 10]
                        [--assume-vat 22] [--report FILE] [--dry-run] [--allow-removal]
      Заменяет каталог предложениями YML-файла (.xml, .yml, .gz). Всё или ничего.
      --dry-run       только показать, что изменится
      --allow-removal разрешить, чтобы пропало больше товаров, чем IMPORT_REMOVAL_LIMIT (20 %)
      --max-rejected   допустимая доля отказов, процентов (по умолчанию 50)
      --assume-stock  остаток для товаров «в наличии» без числа (по умолчанию 10)
      --assume-vat    ставка НДС товаров без <vat>: 22, 10, 7, 5, 0 или none (по умолчанию 22)
      --report        куда записать отчёт (по умолчанию в папку данных, imports/)
      Код возврата: 0 — каталог теперь таков (с --dry-run: был бы таков), 1 — остался прежним,
      2 — ошибка в команде, 3 — связь с базой оборвалась при записи, исход неизвестен.

  npm run catalog -- generate [--offers 3300] [--seed 1] [--encoding utf-8] --out FILE
      Пишет демонстрационный YML-файл; --offers 50000 даёт большой.

Формат и расширения: server/catalog-import/FORMAT.md
`;

function print(text: string): void {
  process.stderr.write(text.endsWith('\n') ? text : `${text}\n`);
}

/** @returns exit code */
async function run(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      'max-rejected': { type: 'string' },
      'assume-stock': { type: 'string' },
      'assume-vat': { type: 'string' },
      'allow-removal': { type: 'boolean' },
      'dry-run': { type: 'boolean' },
      report: { type: 'string' },
      offers: { type: 'string' },
      seed: { type: 'string' },
      encoding: { type: 'string' },
      out: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  const [command, file] = positionals;
  if (values.help === true) {
    print(USAGE);
    return 0;
  }
  if (command === 'import' && file !== undefined) return importCommand(file, values, print);
  if (command === 'generate' && values.out !== undefined) {
    return generateCommand({ ...values, out: values.out }, print);
  }
  print(USAGE);
  return 2;
}

// A terminal that is gone, as with `| head`, must not end an import.
process.stderr.on('error', () => {});
try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  const isUsage =
    error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE');
  const expected = isUsage || error instanceof DatabaseOpenError || error instanceof ConfigError;
  print(expected ? error.message : String(error instanceof Error ? error.stack : error));
  process.exitCode = isUsage ? 2 : 1;
}
