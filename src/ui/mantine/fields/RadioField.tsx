import { Input, Radio, Stack } from '@mantine/core';
import { type ReactNode, useId } from 'react';

interface RadioFieldProps<V extends string> {
  label: string;
  /** Values with their labels, in display order. */
  choices: Readonly<Record<V, string>>;
  /** '' while none is chosen. */
  value: V | '';
  onChange: (value: V) => void;
  required?: boolean;
  error?: ReactNode;
  /** Name of the field in its form, so that it can be focused when it is wrong. */
  path: string;
}

/**
 * One of a few values of a form, as radio buttons. Unlike `Radio.Group` it says to screen readers, too,
 * that it is required or invalid, and why.
 */
export function RadioField<V extends string>(props: RadioFieldProps<V>) {
  const { label, choices, value, onChange, required = false, error, path } = props;
  const id = useId();
  const values = Object.keys(choices) as V[];
  // A group has no focus of its own: the selected radio has it, else the first.
  const focusable = value || values[0];
  return (
    <Input.Wrapper id={id} label={label} labelElement="div" required={required} error={error}>
      <div
        role="radiogroup"
        aria-labelledby={`${id}-label`}
        aria-required={required}
        aria-invalid={Boolean(error)}
        aria-describedby={error ? `${id}-error` : undefined}
      >
        <Stack gap="xs" my="xs">
          {values.map((each) => (
            <Radio
              key={each}
              name={id}
              label={choices[each]}
              checked={each === value}
              error={Boolean(error)}
              onChange={() => onChange(each)}
              {...(each === focusable && { 'data-path': path })}
            />
          ))}
        </Stack>
      </div>
    </Input.Wrapper>
  );
}
