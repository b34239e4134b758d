import type {
  Changes,
  ImportDifference,
  ProductChange,
  ValueChange,
} from '#server/catalog-import/merge/difference.ts';
import type { MergeCounts } from '#server/catalog-import/merge/merge.ts';
import type { ImportNote } from './import-notes.ts';
import type { OutsideImageCounts } from './outside-images.ts';

/** What an import did. */
export interface ImportReport {
  source: string;
  startedAt: Date;
  /** Milliseconds. */
  duration: number;
  /** Why nothing was changed; null after a successful import. */
  failure: string | null;
  /** Whether it failed because another import was running. */
  isBusy: boolean;
  /** True of a dry run: what would change, and nothing did. */
  isDryRun: boolean;
  /** What changes for the customers; null when the feed was not read to its end. */
  difference: ImportDifference | null;
  /** What went wrong after the catalog was written, in Russian. */
  afterthoughts: string[];
  bytes: number;
  offers: number;
  accepted: number;
  counts: MergeCounts;
  categories: number;
  brands: number;
  promotions: number;
  images: OutsideImageCounts;
  rejected: ImportNote[];
  warned: ImportNote[];
}

const NUMBER = new Intl.NumberFormat('ru-RU');
const SHOWN = 20;

function n(value: number): string {
  return NUMBER.format(value);
}

function byTopic(notes: readonly ImportNote[]): string[] {
  const topics = new Map<string, number>();
  for (const { topic } of notes) topics.set(topic, (topics.get(topic) ?? 0) + 1);
  return [...topics]
    .sort((left, right) => right[1] - left[1])
    .map(([topic, times]) => `    ${n(times).padStart(8)}  ${topic}`);
}

function lines(notes: readonly ImportNote[]): string[] {
  return notes.map(({ line, id, reason }) => `    строка ${line}, ${id || 'без id'}: ${reason}`);
}

function summary(report: ImportReport): string[] {
  const { counts } = report;
  const seconds = (report.duration / 1000).toLocaleString('ru-RU', { maximumFractionDigits: 1 });
  const head = [
    `Файл: ${report.source}`,
    `Начат: ${report.startedAt.toISOString()}, длился ${seconds} с`,
    `Прочитано: предложений ${n(report.offers)}, байтов ${n(report.bytes)}`,
  ];
  if (report.failure !== null) {
    return [...head, `НЕ ИМПОРТИРОВАНО: ${report.failure}`, 'Каталог остался прежним.'];
  }
  return [
    ...head,
    `Категорий: ${n(report.categories)}, брендов: ${n(report.brands)}, акций: ${n(report.promotions)}`,
    `Принято: ${n(report.accepted)} (новых ${n(counts.created)}, изменённых ${n(counts.updated)}, ` +
      `без изменений ${n(counts.unchanged)})`,
    `Снято с показа: ${n(counts.unlisted)}`,
    ...imageSummary(report),
    ...(report.isDryRun ? ['ПРОВЕРКА: каталог остался прежним, вот что изменил бы импорт.'] : []),
    ...report.afterthoughts,
  ];
}

function imageSummary({ images, isDryRun }: ImportReport): string[] {
  const { named, waiting, broken } = images;
  if (named === 0) return [];
  const action = isDryRun ? 'загрузит после импорта' : 'загрузит';
  return [
    `Картинок на других сайтах: ${n(named)}, из них магазин ещё ${action} ${n(waiting)}` +
      (broken.count > 0 ? `, повторит загрузку ${n(broken.count)}` : ''),
  ];
}

function brokenImages({ broken }: OutsideImageCounts, limit: number): string[] {
  if (broken.count === 0) return [];
  const shown = broken.examples.slice(0, limit);
  const rest = broken.count - shown.length;
  return [
    '',
    `Картинки, которые раньше не загрузились: ${n(broken.count)}`,
    ...shown.map(({ url, reason }) => `    ${url}: ${reason}`),
    ...(rest > 0 ? [`    … и ещё ${n(rest)}`] : []),
  ];
}

function rubles(kopecks: number): string {
  return (kopecks / 100).toLocaleString('ru-RU', { minimumFractionDigits: 2 });
}

function changeLines<Change extends ProductChange>(
  title: string,
  { count, examples }: Changes<Change>,
  limit: number,
  textOf: (change: Change) => string,
): string[] {
  if (count === 0) return [];
  const shown = examples.slice(0, limit);
  const rest = count - shown.length;
  return [
    `  ${title}: ${n(count)}`,
    ...shown.map((change) => `    ${change.id}: ${textOf(change)}`),
    ...(rest > 0 ? [`    … и ещё ${n(rest)}`] : []),
  ];
}

function differenceSection(difference: ImportDifference | null, limit: number): string[] {
  if (difference === null) return [];
  const nameOf = ({ name }: ProductChange) => name;
  const lines = [
    ...changeLines('Снимаются с показа', difference.unlisted, limit, nameOf),
    ...changeLines('Цена', difference.repriced, limit, (change: ValueChange<number>) => {
      const { name, before, after } = change;
      return `${rubles(before)} → ${rubles(after)} ₽, ${name}`;
    }),
    ...changeLines('Больше не продаются', difference.soldOut, limit, nameOf),
    ...changeLines('Название', difference.renamed, limit, (change: ValueChange<string>) => {
      return `«${change.before}» → «${change.after}»`;
    }),
    ...changeLines('Показываются снова', difference.returned, limit, nameOf),
    ...changeLines('Новые', difference.created, limit, nameOf),
  ];
  const title = `Отличия от каталога (товаров в нём: ${n(difference.listed)})`;
  return ['', lines.length === 0 ? `${title}: нет` : `${title}:`, ...lines];
}

function section(title: string, notes: readonly ImportNote[], limit: number): string[] {
  if (notes.length === 0) return [];
  const rest = notes.length - limit;
  return [
    '',
    `${title}: ${n(notes.length)}`,
    ...byTopic(notes),
    '',
    ...lines(notes.slice(0, limit)),
    ...(rest > 0 ? [`    … и ещё ${n(rest)}: все в файле отчёта`] : []),
  ];
}

/** The report in Russian: whole for the file, or with the first notes only for the terminal. */
export function formatReport(report: ImportReport, form: 'file' | 'terminal'): string {
  const limit = form === 'file' ? Number.POSITIVE_INFINITY : SHOWN;
  return [
    ...summary(report),
    ...differenceSection(report.difference, form === 'file' ? limit : 5),
    ...brokenImages(report.images, form === 'file' ? limit : 5),
    ...section('Отклонено', report.rejected, limit),
    ...section('Замечания (принято с поправкой)', report.warned, form === 'file' ? limit : 5),
    '',
  ].join('\n');
}
