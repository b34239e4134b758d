import { IconX } from '@tabler/icons-react';
import classes from './RemovableChip.module.css';

interface RemovableChipProps {
  label: string;
  onRemove: () => void;
}

/** A selected value that can be removed: the whole chip is the button. */
export function RemovableChip({ label, onRemove }: RemovableChipProps) {
  return (
    <button
      type="button"
      className={classes.chip}
      aria-label={`Убрать: ${label}`}
      onClick={onRemove}
    >
      {label}
      <IconX aria-hidden="true" size="0.875rem" />
    </button>
  );
}
