import { IconApps, IconChevronDown, IconExternalLink } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { settingsQuery } from '#src/features/account-parts/settings-query.ts';
import { Popup } from '#src/shell/menu/Popup.tsx';
import classes from './ServiceSwitcher.module.css';

/** The company's other services, each in a new tab. Nothing when there are none. */
export function ServiceSwitcher() {
  const { data } = useQuery(settingsQuery());
  const services = data?.services ?? [];
  if (services.length === 0) return null;
  return (
    <Popup
      label="Другие сервисы"
      align="start"
      trigger={(props) => (
        <button type="button" className={classes.button} {...props}>
          <IconApps aria-hidden="true" size="1rem" />
          Сервисы
          <IconChevronDown aria-hidden="true" size="0.875rem" />
        </button>
      )}
    >
      {() => (
        <ul className={classes.list}>
          {services.map(({ name, description, url }) => (
            <li key={url}>
              <a href={url} target="_blank" rel="noopener noreferrer" className={classes.service}>
                <span className={classes.name}>
                  {name}
                  <IconExternalLink aria-hidden="true" size="0.875rem" />
                </span>
                <span className={classes.description}>{description}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </Popup>
  );
}
