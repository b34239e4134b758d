import { Button, TextInput } from '@mantine/core';
import classes from './SubscribeField.module.css';

/** Subscription by e-mail; its button is disabled for good, and says so. */
export function SubscribeField() {
  return (
    <div className={classes.field}>
      <TextInput
        type="email"
        size="md"
        label="Акции и новинки на почту"
        placeholder="Ваш email"
        autoComplete="email"
        description="Подписка откроется позже"
        inputWrapperOrder={['label', 'input', 'description']}
        className={classes.input ?? ''}
      />
      <Button size="md" disabled className={classes.button ?? ''}>
        Подписаться
      </Button>
    </div>
  );
}
