import { Link } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { readStored, subscribeStored, writeStored } from '#src/browser/storage/storage.ts';
import { Button } from '#src/ui/kit/buttons/Button.tsx';
import { CloseButton } from '#src/ui/kit/buttons/CloseButton.tsx';
import classes from './Notice.module.css';

const isNeeded = () =>
  readStored('cookieConsent') === null && readStored('hideCookieConsent') === null;

function subscribe(listener: () => void): () => void {
  const stops = [
    subscribeStored('cookieConsent', listener),
    subscribeStored('hideCookieConsent', listener),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Shown until the user consents; closing it hides it until the next visit. */
export function CookieConsent() {
  const needed = useSyncExternalStore(subscribe, isNeeded, () => false);
  if (!needed) return null;
  return (
    <section className={`${classes.notice} ${classes.small}`} aria-label="Файлы cookie">
      <p className={classes.text}>
        Мы используем{' '}
        <Link to="/info/$page" params={{ page: 'privacyPolicy' }} className={classes.link}>
          файлы&nbsp;cookie
        </Link>
      </p>
      <Button size="sm" onClick={() => writeStored('cookieConsent', true)}>
        Хорошо
      </Button>
      <CloseButton label="Закрыть" onClick={() => writeStored('hideCookieConsent', true)} />
    </section>
  );
}
