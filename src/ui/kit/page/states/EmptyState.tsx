import type { ReactNode } from 'react';
import classes from './EmptyState.module.css';

interface EmptyStateProps {
  /** An icon or a drawing; decorative. */
  icon?: ReactNode;
  title: string;
  /** What it means and what the user can do. */
  description?: ReactNode;
  /** One or several buttons. */
  actions?: ReactNode;
  /** 1 when the state fills the page. */
  headingOrder?: 1 | 2 | 3;
}

/** Empty, forbidden or not found: says why and what to do next. */
export function EmptyState(props: EmptyStateProps) {
  const { icon, title, description, actions, headingOrder = 2 } = props;
  const Heading = `h${headingOrder}` as const;
  return (
    <div className={classes.state}>
      {icon && (
        <span className={classes.icon} aria-hidden="true">
          {icon}
        </span>
      )}
      <Heading className={classes.title}>{title}</Heading>
      {description && <div className={classes.description}>{description}</div>}
      {actions && <div className={classes.actions}>{actions}</div>}
    </div>
  );
}
