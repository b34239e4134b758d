import { useSyncExternalStore } from 'react';
import { appConfig } from '#src/app/config.ts';
import classes from './RatingWidget.module.css';

const never = () => () => {};

/** Rating at a service of maps and reviews, if the deployment has such a widget. */
export function RatingWidget() {
  const address = useSyncExternalStore(
    never,
    () => appConfig().ratingWidgetUrl,
    () => '',
  );
  if (address === '') return null;
  return (
    <iframe
      src={address}
      title="Рейтинг магазина на картах"
      width={150}
      height={50}
      loading="lazy"
      sandbox="allow-scripts allow-same-origin allow-popups"
      className={classes.widget}
    />
  );
}
