import { useId } from 'react';
import classes from './SubscribeField.module.css';

/** Subscription by e-mail; not available yet, so its button is disabled and says so. */
export function SubscribeField() {
  const id = useId();
  return (
    <div className={classes.subscribe}>
      <label htmlFor={id} className={classes.label}>
        Акции и новинки на почту
      </label>
      <div className={classes.row}>
        <input
          id={id}
          type="email"
          autoComplete="email"
          placeholder="Ваш email"
          aria-describedby={`${id}-note`}
          className={classes.input}
        />
        <button type="button" disabled className={classes.button}>
          Подписаться
        </button>
      </div>
      <p id={`${id}-note`} className={classes.note}>
        Подписка откроется позже
      </p>
    </div>
  );
}
