import { useState } from 'react';
import { useStore } from '#src/state/store.ts';
import classes from './EventPanel.module.css';
import type { EventLog } from './event-log.ts';

interface EventPanelProps {
  log: EventLog;
  /** Whether the list is shown at once. */
  initiallyOpen: boolean;
}

/** A small panel over the shop: what web analytics would be sent, event by event. */
export function EventPanel({ log, initiallyOpen }: EventPanelProps) {
  const events = useStore(log.events);
  const [open, setOpen] = useState(initiallyOpen);
  return (
    <aside className={classes.root} aria-label="События аналитики">
      <button
        type="button"
        className={classes.toggle}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        События · {events.length}
      </button>
      {open && (
        <div className={classes.panel}>
          <p className={classes.note}>
            Этот список никуда не отправляется: так события получили бы счётчик и менеджер тегов.
          </p>
          {events.length === 0 ? (
            <p className={classes.note}>Пока ничего не произошло.</p>
          ) : (
            <>
              {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys. */}
              <div role="log" aria-label="Что отправилось бы" className={classes.log} tabIndex={0}>
                <ol className={classes.list}>
                  {events.map(({ number, title, fields }) => (
                    <li key={number} className={classes.event}>
                      <strong>
                        {number}. {title}
                      </strong>
                      <pre className={classes.fields}>{fields}</pre>
                    </li>
                  ))}
                </ol>
              </div>
              <button type="button" className={classes.toggle} onClick={log.clear}>
                Очистить
              </button>
            </>
          )}
        </div>
      )}
    </aside>
  );
}
