import type { ImportNote } from './import-notes.ts';
import type { MergeCounts } from './merge.ts';

/** What an import did. */
export interface ImportReport {
  source: string;
  startedAt: Date;
  /** Milliseconds. */
  duration: number;
  /** Why nothing was changed; null after a successful import. */
  failure: string | null;
  bytes: number;
  offers: number;
  accepted: number;
  counts: MergeCounts;
  categories: number;
  brands: number;
  promotions: number;
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
  ];
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
    ...section('Отказано', report.rejected, limit),
    ...section('Замечания (принято с поправкой)', report.warned, form === 'file' ? limit : 5),
    '',
  ].join('\n');
}
