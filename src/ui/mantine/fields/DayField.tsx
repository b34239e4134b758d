import { Popover, TextInput } from '@mantine/core';
import { IconCalendar } from '@tabler/icons-react';
import { type ComponentPropsWithRef, Suspense, useState } from 'react';
import { asTyped, isoDay, normalizeDay, withDots } from '#src/lib/dates/typed-day.ts';
import { lazyComponent } from '#src/ssr/boundaries/lazy-component.tsx';
import { IconButton } from '#src/ui/kit/buttons/IconButton.tsx';

// The calendar comes with `dayjs`; typing needs neither.
const DayCalendar = lazyComponent(async () => (await import('./DayCalendar.tsx')).DayCalendar);

interface DayFieldProps extends Omit<ComponentPropsWithRef<typeof TextInput>, 'onChange'> {
  value?: string;
  /** «дд.мм.гггг» */
  onChange: (typed: string) => void;
  /** The first and last day that can be chosen, `yyyy-mm-dd`. */
  first: string;
  last: string;
}

/** A day typed as «дд.мм.гггг» or chosen in a calendar; leaving the field shows it in full. */
export function DayField(props: DayFieldProps) {
  const { value = '', onChange, onBlur, first, last, ...rest } = props;
  const [opened, setOpened] = useState(false);
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      position="bottom-end"
      withRoles={false}
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <TextInput
          {...rest}
          value={value}
          onChange={(event) => onChange(withDots(event.currentTarget.value))}
          onBlur={(event) => {
            if (normalizeDay(value) !== value) onChange(normalizeDay(value));
            onBlur?.(event);
          }}
          inputMode="numeric"
          autoComplete="off"
          placeholder="дд.мм.гггг"
          rightSectionWidth={44}
          rightSection={
            <IconButton
              label="Выбрать день в календаре"
              aria-expanded={opened}
              aria-haspopup="dialog"
              onClick={() => setOpened((isOpen) => !isOpen)}
            >
              <IconCalendar aria-hidden="true" size="1.25rem" />
            </IconButton>
          }
        />
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-label="Календарь">
        <Suspense
          fallback={
            // The focus goes into the dialog at once, and on to the calendar.
            <p tabIndex={-1} data-autofocus>
              Загружаем календарь…
            </p>
          }
        >
          <DayCalendar
            value={isoDay(value)}
            first={first}
            last={last}
            onChange={(iso) => {
              onChange(asTyped(iso));
              setOpened(false);
            }}
          />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  );
}
