import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';

/** Milliseconds without typing before the list is requested again. */
const TYPING_PAUSE = 300;

interface TextFilterProps {
  label: string;
  /** What the address says; '' for nothing. */
  value: string;
  /** Called when the user has stopped typing, with the words without spaces around them. */
  onChange: (text: string) => void;
}

/** Words that a list is narrowed to; the address follows the typing, and the field the address. */
export function TextFilter({ label, value, onChange }: TextFilterProps) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  // Changed from outside (a removed chip, Back): what was typed is out of date.
  if (value !== known) {
    setKnown(value);
    if (value !== typed.trim()) setTyped(value);
  }
  const tell = useDebouncedCallback((text: string) => onChange(text.trim()), TYPING_PAUSE);
  return (
    <TextInput
      label={label}
      type="search"
      leftSection={<IconSearch aria-hidden="true" size="1rem" />}
      value={typed}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        tell(event.currentTarget.value);
      }}
    />
  );
}
