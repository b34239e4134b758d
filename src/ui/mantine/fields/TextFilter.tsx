import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

/** Debounce in milliseconds before the list is requested again. */
const TYPING_PAUSE = 300;

interface TextFilterProps {
  label: string;
  /** The value in the URL; '' when absent. */
  value: string;
  /** Called with the trimmed text after the debounce. */
  onChange: (text: string) => void;
}

/** A text filter of a list, synchronized with the URL in both directions. */
export function TextFilter({ label, value, onChange }: TextFilterProps) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  // Changed from outside (a removed chip, Back): the typed draft is out of date.
  if (value !== known) {
    setKnown(value);
    if (value !== typed.trim()) setTyped(value);
  }
  const changeText = useDebouncedCallback((text: string) => onChange(text.trim()), TYPING_PAUSE);
  const router = useRouter();
  // A row clicked right after typing opens: the debounced filter must not navigate back to the list.
  useEffect(
    () =>
      router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
        if (pathChanged) changeText.cancel();
      }),
    [router, changeText],
  );
  return (
    <TextInput
      label={label}
      type="search"
      leftSection={<IconSearch aria-hidden="true" size="1rem" />}
      value={typed}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        changeText(event.currentTarget.value);
      }}
    />
  );
}
