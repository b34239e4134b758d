import type { TicketMessage } from '#generated/api/model/ticketMessage.ts';
import { TicketFiles } from '#src/features/account/support/ticket/TicketFiles.tsx';
import { ticketStatusLabels } from '#src/features/account/support/ticket-labels.ts';
import { formatMoment } from '#src/lib/dates/dates.ts';
import classes from './StaffThread.module.css';

const authors: Record<TicketMessage['author']['kind'], string> = {
  Buyer: 'Покупатель',
  Support: 'Поддержка',
  System: 'Магазин',
};

/** Messages of a ticket, the oldest first; those of support at the right. */
export function StaffThread({ messages }: { messages: readonly TicketMessage[] }) {
  return (
    <ol className={classes.thread}>
      {messages.map(({ id, at, author, text, status, files }) => (
        <li key={id} className={classes.message} data-author={author.kind}>
          <p className={classes.meta}>
            {author.name ?? authors[author.kind]} · <time dateTime={at}>{formatMoment(at)}</time>
          </p>
          {text !== '' && <p className={classes.text}>{text}</p>}
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
