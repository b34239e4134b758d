import { DatePicker } from '@mantine/dates';
import '@mantine/dates/styles.layer.css';
import 'dayjs/locale/ru';
import { useEffect, useRef } from 'react';
import { moscowDay } from '#src/lib/dates/moscow-day.ts';
import { nearestDay } from '#src/lib/dates/typed-day.ts';

interface DayCalendarProps {
  /** `yyyy-mm-dd`, or null. */
  value: string | null;
  first: string;
  last: string;
  onChange: (iso: string) => void;
}

const labels = {
  previousMonth: 'Предыдущий месяц',
  nextMonth: 'Следующий месяц',
  previousYear: 'Предыдущий год',
  nextYear: 'Следующий год',
  previousDecade: 'Предыдущие десять лет',
  nextDecade: 'Следующие десять лет',
  monthLevelControl: 'Выбрать месяц',
  yearLevelControl: 'Выбрать год',
};

/** A calendar of the days from `first` to `last`; weeks begin on Monday. */
export function DayCalendar({ value, first, last, onChange }: DayCalendarProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus();
  }, []);
  const chosen = value !== null && value >= first && value <= last ? value : null;
  return (
    <div ref={place}>
      <DatePicker
        locale="ru"
        firstDayOfWeek={1}
        ariaLabels={labels}
        minDate={first}
        maxDate={last}
        defaultDate={chosen ?? nearestDay(moscowDay(new Date()), first, last)}
        value={chosen}
        onChange={(day) => {
          if (day !== null) onChange(day);
        }}
      />
    </div>
  );
}
