import type { TicketMessage } from '#generated/api/model/ticketMessage.ts';
import { TicketFiles } from '#src/features/account/support/ticket/TicketFiles.tsx';
import { ticketStatusLabels } from '#src/features/account/support/ticket-labels.ts';
import { formatMoment } from '#src/lib/dates/dates.ts';
import classes from './StaffThread.module.css';
import { ThreadPhotos } from './ThreadPhotos.tsx';

const authors: Record<TicketMessage['author']['kind'], string> = {
  Buyer: 'Покупатель',
  Support: 'Поддержка',
  System: 'Магазин',
};

/** An application may have no text: what it is about is in the facts of the ticket. */
export function hasContent({ text, status, files }: TicketMessage): boolean {
  return text !== '' || status !== null || files.length > 0;
}

/** Messages of a ticket, the oldest first; those of support at the right. */
export function StaffThread({ messages }: { messages: readonly TicketMessage[] }) {
  return (
    <ol className={classes.thread}>
      {messages.filter(hasContent).map(({ id, at, author, text, status, files }) => (
        <li key={id} className={classes.message} data-author={author.kind}>
          <p className={classes.meta}>
            {author.name ?? authors[author.kind]} · <time dateTime={at}>{formatMoment(at)}</time>
          </p>
          {text !== '' && <p className={classes.text}>{text}</p>}
          <ThreadPhotos files={files} />
          <TicketFiles files={files} />
          {status !== null && (
            <p className={classes.meta}>
              Состояние: {ticketStatusLabels[status].toLocaleLowerCase('ru')}
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}
