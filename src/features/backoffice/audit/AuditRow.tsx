import { Text } from '@mantine/core';
import type { AuditEntry } from '#generated/api/model/auditEntry.ts';
import { ListRow, RowLink } from '#src/ui/kit/list/ListRow.tsx';
import classes from './AuditRow.module.css';
import { actorText, detailTexts, entryTitle, momentText } from './audit-texts.ts';

/** One action: what was done, by whom and when, and what it changed. */
export function AuditRow({ entry }: { entry: AuditEntry }) {
  return (
    <ListRow className={classes.row}>
      <Text size="sm" c="dimmed">
        <time dateTime={entry.at}>{momentText(entry.at)}</time>
      </Text>
      <div className={classes.head}>
        <EntryTitle entry={entry} />
        <Text size="sm" c="dimmed">
          {[actorText(entry), entry.company].filter(Boolean).join(' · ')}
        </Text>
      </div>
      <Text size="sm" className={classes.details ?? ''}>
        {detailTexts(entry).join('; ')}
      </Text>
    </ListRow>
  );
}

/** The title, as a link where what it is about has a page. */
function EntryTitle({ entry }: { entry: AuditEntry }) {
  const title = entryTitle(entry);
  const { kind, recordID: id = '' } = entry.subject ?? {};
  if (kind === 'Order') {
    return (
      <RowLink to="/backoffice/orders/$id" params={{ id }}>
        {title}
      </RowLink>
    );
  }
  if (kind === 'Ticket') {
    return (
      <RowLink to="/backoffice/tickets/$id" params={{ id }}>
        {title}
      </RowLink>
    );
  }
  return <Text fw={600}>{title}</Text>;
}
