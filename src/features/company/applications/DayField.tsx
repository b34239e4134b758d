import { Popover, TextInput } from '@mantine/core';
import { IconCalendar } from '@tabler/icons-react';
import { type ComponentPropsWithRef, Suspense, useState } from 'react';
import { lazyComponent } from '#src/ssr/boundaries/lazy-component.tsx';
import { IconButton } from '#src/ui/kit/buttons/IconButton.tsx';
import { asTyped, isoDay } from './order-access-form.ts';

// The calendar comes with `dayjs`; typing needs neither.
const DayCalendar = lazyComponent(async () => (await import('./DayCalendar.tsx')).DayCalendar);

interface DayFieldProps extends Omit<ComponentPropsWithRef<typeof TextInput>, 'onChange'> {
  value?: string;
  /** «дд.мм.гггг» */
  onChange: (typed: string) => void;
  /** The first day that can be chosen, `yyyy-mm-dd`. */
  first: string;
}

/** A day typed as «дд.мм.гггг» or chosen in a calendar. */
export function DayField({ value = '', onChange, first, ...rest }: DayFieldProps) {
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
          onChange={(event) => onChange(event.currentTarget.value)}
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
