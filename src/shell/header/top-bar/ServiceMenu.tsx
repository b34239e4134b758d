import { IconApps, IconChevronDown, IconExternalLink } from '@tabler/icons-react';
import type { ServiceLink } from '#generated/api/model/serviceLink.ts';
import { Popup } from '#src/shell/menu/Popup.tsx';
import classes from './ServiceMenu.module.css';

/** The menu of the company's other services, each in a new tab. */
export function ServiceMenu({ services }: { services: readonly ServiceLink[] }) {
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
