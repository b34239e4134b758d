import { Badge, Text } from '@mantine/core';
import { useId } from 'react';
import type { CalendarEntry } from '#generated/api/model/index.ts';
import { formatDate } from '#src/lib/dates/dates.ts';
import { CalendarAction } from './CalendarAction.tsx';
import classes from './CalendarRow.module.css';
import { timeLeft } from './calendar-groups.ts';

interface CalendarRowProps {
  entry: CalendarEntry;
  companyID: string;
}

/** One ending: its day, what it is, how much time is left, and the action that renews it. */
export function CalendarRow({ entry, companyID }: CalendarRowProps) {
  const { endsOn, title, description, daysLeft } = entry;
  const titleID = useId();
  const left = timeLeft(daysLeft);
  return (
    <article className={classes.row} aria-labelledby={titleID}>
      <time dateTime={endsOn} className={classes.day}>
        {formatDate(`${endsOn}T12:00:00`)}
      </time>
      <div className={classes.what}>
        <Text id={titleID} fw={600} className={classes.title ?? ''}>
          {title}
        </Text>
        {description !== null && (
          <Text size="sm" c="dimmed">
            {description}
          </Text>
        )}
      </div>
      <Badge variant="light" color={left.color} tt="none" className={classes.left ?? ''}>
        {left.text}
      </Badge>
      <div className={classes.action}>
        <CalendarAction entry={entry} companyID={companyID} titleID={titleID} />
      </div>
    </article>
  );
}
