import { IconStarFilled } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import classes from './RatingInput.module.css';

const marks = ['1', '2', '3', '4', '5'] as const;
const labels: Record<(typeof marks)[number], string> = {
  1: 'Ужасно',
  2: 'Плохо',
  3: 'Так себе',
  4: 'Хорошо',
  5: 'Отлично',
};

interface RatingInputProps {
  /** The rating as a digit; '' without one. */
  value: string;
  onChange: (mark: string) => void;
  error?: ReactNode;
}

/** Five stars that are radio buttons: arrow and digit keys work. */
export function RatingInput({ value, onChange, error }: RatingInputProps) {
  const name = useId();
  return (
    <fieldset className={classes.field} aria-describedby={error ? `${name}-error` : undefined}>
      <legend className={classes.legend}>
        Оценка{' '}
        <span aria-hidden="true" className={classes.required}>
          *
        </span>
      </legend>
      <div className={classes.stars}>
        {marks.map((mark) => (
          <label key={mark} className={classes.star} data-lit={mark <= value || undefined}>
            <input
              type="radio"
              name={name}
              data-path={mark === value || (value === '' && mark === '1') ? 'rating' : undefined}
              value={mark}
              checked={mark === value}
              onChange={() => onChange(mark)}
              aria-label={`${mark} из 5: ${labels[mark]}`}
              className={classes.input}
            />
            <IconStarFilled aria-hidden="true" size="1.75rem" />
          </label>
        ))}
        <span className={classes.word}>
          {value === '' ? '' : labels[value as (typeof marks)[number]]}
        </span>
      </div>
      {error && (
        <p id={`${name}-error`} className={classes.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
