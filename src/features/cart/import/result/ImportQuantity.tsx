import { TextInput } from '@mantine/core';
import { useState } from 'react';
import type { ImportChoice } from '#generated/api/model/importChoice.ts';
import type { ImportRow } from '#generated/api/model/importRow.ts';
import classes from './ImportTableRow.module.css';

/** More than a cart line can hold: the server reports the limit. */
const MAX_DIGITS = 9;

/** Parses a positive integer, with or without thousands separators; null for anything else. */
function parseQuantity(typed: string): number | null {
  const digits = typed.replace(/\s/g, '');
  if (!/^\d+$/.test(digits) || digits.length > MAX_DIGITS) return null;
  return Number(digits) || null;
}

interface ImportQuantityProps {
  row: ImportRow;
  pending: boolean;
  onChange: (choice: ImportChoice) => void;
  /** The typed text is another one than the row's message is about. */
  onType: (isTyped: boolean) => void;
}

/** The quantity of a row; invalid values are corrected in place. */
export function ImportQuantity({ row, pending, onChange, onType }: ImportQuantityProps) {
  const { requested, quantityText, quantity, outcome } = row;
  const [draft, writeDraft] = useState<string | null>(null);
  const setDraft = (typed: string | null) => {
    writeDraft(typed);
    onType(typed !== null);
  };
  if (row.product === null || outcome === 'Unavailable') return requested ?? (quantityText || '–');

  const value = draft ?? String(requested ?? (quantityText || quantity || ''));
  const isWrong = draft === null ? outcome === 'InvalidQuantity' : parseQuantity(draft) === null;
  const commit = () => {
    if (draft === null) return;
    const desired = parseQuantity(draft);
    if (desired === null) return;
    setDraft(null);
    if (desired !== requested) onChange({ row: row.row, quantity: desired });
  };
  return (
    <TextInput
      className={classes.field ?? ''}
      size="sm"
      inputMode="numeric"
      aria-label={`Количество в строке ${row.row}`}
      value={value}
      error={isWrong && 'Целое от 1'}
      readOnly={pending}
      onChange={(event) => setDraft(event.currentTarget.value)}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit();
        else if (event.key === 'Escape') setDraft(null);
      }}
    />
  );
}
