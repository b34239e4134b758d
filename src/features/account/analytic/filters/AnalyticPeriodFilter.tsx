import { PeriodFilter } from '#src/ui/mantine/fields/PeriodFilter.tsx';
import { SelectField } from '#src/ui/mantine/fields/SelectField.tsx';
import { type AnalyticPreset, analyticPeriod, analyticPresets } from './analytic-period.ts';
import type { AnalyticFilterControl } from './use-analytic-filter.ts';

const OWN = 'own';
const choices = [
  { value: '', label: '12 месяцев' },
  ...Object.entries(analyticPresets).map(([value, label]) => ({ value, label })),
  { value: OWN, label: 'Свои даты' },
];

/** A calendar period, or own dates; the fields show the days of either. */
export function AnalyticPeriodFilter({ control }: { control: AnalyticFilterControl }) {
  const { search, today, change } = control;
  const days = analyticPeriod(search, today);
  const isOwn = Boolean(search.from || search.to);
  // An own day that is being typed is empty for a moment and must not be filled in.
  const shown = isOwn ? { from: search.from, to: search.to } : days;
  const choose = (value: string) => {
    const preset = (value || undefined) as AnalyticPreset | undefined;
    change(
      value === OWN
        ? { period: undefined, ...days }
        : { period: preset, from: undefined, to: undefined },
    );
  };
  return (
    <>
      <SelectField
        label="Период"
        options={choices}
        value={isOwn ? OWN : (search.period ?? '')}
        onChange={(event) => choose(event.currentTarget.value)}
      />
      <PeriodFilter
        value={shown}
        onChange={(changed) => change({ period: undefined, ...shown, ...changed })}
      />
    </>
  );
}
