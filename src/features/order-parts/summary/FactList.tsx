import type { ReactNode } from 'react';
import classes from './OrderFacts.module.css';

interface FactListProps {
  /** Name and value; unknown facts are omitted. */
  facts: readonly (readonly [name: string, value: ReactNode])[];
}

/** Facts about an order, as a list of names and values. */
export function FactList({ facts }: FactListProps) {
  return (
    <dl className={classes.facts}>
      {facts.map(([name, value]) =>
        value ? (
          <div key={name} className={classes.fact}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}
