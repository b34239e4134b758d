import { Button } from '#src/ui/kit/buttons/Button.tsx';
import classes from './CookieChoice.module.css';
import { agreeToCookies, useCookieConsent, withdrawCookieConsent } from './cookie-consent.ts';

/** Whether the user has agreed to cookies, and a button for the contrary. */
export function CookieChoice() {
  const agreed = useCookieConsent();
  return (
    <div className={classes.choice}>
      <p className={classes.state} role="status">
        {agreed
          ? 'Вы согласились на необязательные файлы cookie в этом браузере.'
          : 'Вы не давали согласия на необязательные файлы cookie: сторонние службы не подключены.'}
      </p>
      {agreed ? (
        <Button variant="default" onClick={withdrawCookieConsent}>
          Отозвать согласие
        </Button>
      ) : (
        <Button variant="default" onClick={agreeToCookies}>
          Согласиться
        </Button>
      )}
    </div>
  );
}
