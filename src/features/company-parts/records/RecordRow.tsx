import type { ReactNode } from 'react';
import { ListRow } from '#src/ui/kit/list/ListRow.tsx';
import { type RecordAction, RecordMenu } from './RecordMenu.tsx';
import classes from './RecordRow.module.css';

interface RecordRowProps {
  id: string;
  /** Name of the record as plain text: «г Москва, ул Лесная, д 12». */
  name: string;
  /** Shown instead of the name, when it is more than text: a `RowLink`. */
  title?: ReactNode;
  /** Beside the title: badges. */
  marks?: ReactNode;
  /** Subdued text below the title. */
  children?: ReactNode;
  /** At the right, below the text on a phone: a sum, a state. */
  aside?: ReactNode;
  actions?: readonly RecordAction[];
}

/** One record of a company: its name, what is known of it, and a menu of actions. */
export function RecordRow(props: RecordRowProps) {
  const { id, name, title = name, marks, children, aside, actions = [] } = props;
  return (
    <ListRow>
      <div className={classes.row} data-record={id}>
        <div className={classes.text}>
          <div className={classes.head}>
            <span className={classes.title}>{title}</span>
            {marks}
          </div>
          {children && <div className={classes.facts}>{children}</div>}
        </div>
        {aside && <div className={classes.aside}>{aside}</div>}
        <div className={classes.menu}>
          <RecordMenu name={name} actions={actions} />
        </div>
      </div>
    </ListRow>
  );
}
