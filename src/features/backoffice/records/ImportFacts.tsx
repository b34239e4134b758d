import type { CatalogImportReport } from '#generated/api/model/catalogImportReport.ts';
import { Fact, Facts } from '#src/features/backoffice/frame/Facts.tsx';
import { formatMoment } from '#src/lib/dates/dates.ts';
import { formatNumber } from '#src/lib/numbers/numbers.ts';

/** When an import ran, and how much it changed. */
export function ImportFacts({ run }: { run: CatalogImportReport }) {
  const { startedAt, finishedAt, offers, unchanged } = run;
  return (
    <Facts>
      <Fact name="Начат">
        <time dateTime={startedAt}>{formatMoment(startedAt)}</time>
      </Fact>
      <Fact name="Завершён">
        {finishedAt && <time dateTime={finishedAt}>{formatMoment(finishedAt)}</time>}
      </Fact>
      <Fact name="Прочитано предложений">{offers !== null && formatNumber(offers)}</Fact>
      <Fact name="Принято">{formatNumber(run.accepted)}</Fact>
      <Fact name="Новых товаров">{formatNumber(run.created)}</Fact>
      <Fact name="Изменено">{formatNumber(run.updated)}</Fact>
      <Fact name="Без изменений">{unchanged !== null && formatNumber(unchanged)}</Fact>
      <Fact name="Снято с показа">{formatNumber(run.unlisted)}</Fact>
      <Fact name="Отклонено">{formatNumber(run.rejected)}</Fact>
    </Facts>
  );
}
