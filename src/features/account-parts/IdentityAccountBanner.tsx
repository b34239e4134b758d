import { IconShieldLock } from '@tabler/icons-react';
import classes from './AccountBanner.module.css';

/** A link to the account at the identity provider: password, phone, devices. */
export function IdentityAccountBanner({ url }: { url: string }) {
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" className={classes.banner}>
      <IconShieldLock aria-hidden="true" />
      <span>
        <span className={classes.title}>Единый аккаунт</span>
        <span className={classes.text}>Пароль, телефон и безопасность входа</span>
      </span>
    </a>
  );
}
