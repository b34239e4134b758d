import { SimpleGrid } from '@mantine/core';
import type { DeliveryOption } from '#generated/api/model/index.ts';
import { formatInterval } from '#src/features/order-parts/delivery/delivery-texts.ts';
import { SelectField } from '#src/ui/mantine/fields/SelectField.tsx';
import { type DeliveryDraft, intervalOf } from './delivery-draft.ts';
import { dayLabel } from './nearest-day.ts';

interface DeliverySlotProps {
  draft: DeliveryDraft;
  dates: DeliveryOption['dates'];
  onChoose: (choice: DeliveryDraft) => void;
}

/** The day of the courier, and the interval where there are several. */
export function DeliverySlot({ draft, dates, onChoose }: DeliverySlotProps) {
  const { day, interval } = draft;
  const chooseDate = (date: string) => {
    const chosen = dates.find((offered) => offered.date === date);
    onChoose({ ...draft, day: chosen, interval: intervalOf(chosen, interval) });
  };
  const chooseInterval = (text: string) =>
    onChoose({ ...draft, interval: day?.intervals.find((one) => formatInterval(one) === text) });
  return (
    <SimpleGrid mt="md" cols={{ base: 1, xs: 2 }} spacing="md">
      <SelectField
        label="День доставки"
        description={day === dates[0] && 'Выбран ближайший, можно изменить'}
        inputWrapperOrder={['label', 'input', 'description']}
        value={day?.date ?? ''}
        onChange={(event) => chooseDate(event.currentTarget.value)}
        options={dates.map(({ date }) => ({ value: date, label: dayLabel(date, dates) }))}
      />
      {day && day.intervals.length > 0 && (
        <SelectField
          label="Время"
          value={interval ? formatInterval(interval) : ''}
          onChange={(event) => chooseInterval(event.currentTarget.value)}
          options={day.intervals.map(formatInterval)}
        />
      )}
    </SimpleGrid>
  );
}
