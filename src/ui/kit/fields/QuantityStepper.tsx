import { IconMinus, IconPlus, IconTrash } from '@tabler/icons-react';
import { Button } from '#src/ui/kit/buttons/Button.tsx';
import { QuantityField } from './QuantityField.tsx';
import classes from './QuantityStepper.module.css';
import { type SteppingProps, useStepping } from './use-stepping.ts';

interface QuantityStepperProps extends SteppingProps {
  /** Named by the field and by each button: there are many steppers on a page. */
  product: string;
  /** What the number means; «Количество» by default. */
  meaning?: string;
  disabled?: boolean;
  /** Label of the remove button; about the cart by default. */
  removeLabel?: string;
  size?: 'sm' | 'md';
  fullWidth?: boolean;
}

/**
 * Minus, a field and plus in a fixed width. A minus clears the field, and
 * leaving it empty sets 1. At 0 the field is empty. A button without effect stays focusable and
 * shows its reason when clicked; so does a typed number that was corrected. The start button
 * becomes the plus button, the same element: it keeps the focus, and the click causes no layout.
 */
export function QuantityStepper(props: QuantityStepperProps) {
  const { value, product, startLabel, disabled = false, meaning = 'Количество' } = props;
  const name = (label: string) => `${label}: ${product}`;
  const { place, begins, removes, note, draft, field, less, more } = useStepping(props);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as one control.
    <div
      ref={place}
      role="group"
      aria-label={name(meaning)}
      className={classes.stepper}
      data-size={props.size ?? 'md'}
      data-full={props.fullWidth || undefined}
      data-begins={begins || undefined}
    >
      {!begins && (
        <button
          type="button"
          className={classes.button}
          aria-label={name(
            removes ? (props.removeLabel ?? 'Удалить из корзины') : 'Уменьшить количество',
          )}
          title={less.reason ?? undefined}
          disabled={disabled}
          aria-disabled={less.none || undefined}
          onClick={less.step}
        >
          {removes ? <IconTrash aria-hidden="true" /> : <IconMinus aria-hidden="true" />}
        </button>
      )}
      {!begins && (
        <QuantityField
          value={value}
          label={name(meaning)}
          draft={draft}
          {...field}
          disabled={disabled}
        />
      )}
      <Button
        className={begins ? classes.start : classes.button}
        variant={begins ? 'filled' : 'subtle'}
        aria-label={begins ? undefined : name('Увеличить количество')}
        title={more.reason ?? undefined}
        disabled={disabled}
        aria-disabled={more.none || undefined}
        onClick={more.step}
      >
        {begins ? startLabel : <IconPlus aria-hidden="true" />}
      </Button>
      {note !== null && (
        <span key={note} className={classes.note}>
          {note}
        </span>
      )}
    </div>
  );
}
