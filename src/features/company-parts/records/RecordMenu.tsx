import { Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { type ReactNode, useRef } from 'react';
import { IconButton } from '#src/ui/kit/buttons/IconButton.tsx';
import classes from './RecordMenu.module.css';

/** One action on a record. */
export interface RecordAction {
  label: string;
  icon?: ReactNode;
  /** Deletes or takes something away. */
  destructive?: boolean;
  /** Why it cannot be done now, or who may: shown in the menu, and the item does nothing. */
  reason?: string | null;
  onClick: () => void;
}

interface RecordMenuProps {
  /** Name of the record, for the accessible name of the button. */
  name: string;
  actions: readonly RecordAction[];
}

/** The menu of what can be done with a record; what is denied says who may do it. */
export function RecordMenu({ name, actions }: RecordMenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  if (actions.length === 0) return null;
  const run = (onClick: () => void) => {
    // A dialog returns the focus to what had it when it opened, and the item is gone by then.
    button.current?.focus({ preventScroll: true });
    onClick();
  };
  return (
    <Menu position="bottom-end" withinPortal shadow="md" returnFocus>
      <Menu.Target>
        <IconButton ref={button} label={`Действия: ${name}`} className={classes.button}>
          <IconDots aria-hidden="true" size="1.25rem" />
        </IconButton>
      </Menu.Target>
      <Menu.Dropdown className={classes.dropdown ?? ''}>
        {actions.map(({ label, icon, destructive, reason, onClick }) => (
          <Menu.Item
            key={label}
            leftSection={icon}
            // Focusable, so that a screen reader reads the reason; `disabled` is skipped.
            aria-disabled={Boolean(reason)}
            closeMenuOnClick={!reason}
            {...(destructive && !reason && { color: 'red' })}
            className={classes.item ?? ''}
            onClick={reason ? undefined : () => run(onClick)}
          >
            {label}
            {reason && <span className={classes.reason}>{reason}</span>}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
