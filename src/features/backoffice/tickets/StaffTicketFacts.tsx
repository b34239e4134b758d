import type { StaffTicket } from '#generated/api/model/staffTicket.ts';
import { ticketTypeLabels } from '#src/features/account/support/ticket-labels.ts';
import { Fact, Facts } from '#src/features/backoffice/frame/Facts.tsx';
import { companyWithInn } from '#src/lib/contacts/company-name.ts';
import { formatPhone } from '#src/lib/contacts/phone.ts';
import { formatMoment } from '#src/lib/dates/dates.ts';
import { AnchorText, LinkText } from '#src/ui/kit/buttons/LinkButton.tsx';
import { otherDetails } from './other-details.ts';

/** Who wrote a ticket, and what it is about. */
export function StaffTicketFacts({ ticket }: { ticket: StaffTicket }) {
  const { type, createdAt, author, partner, order, products, feedback } = ticket;
  const bought = products.map(({ name, quantity }) =>
    quantity === null ? name : `${name} – ${quantity}\u00a0шт.`,
  );
  return (
    <Facts>
      <Fact name="Вид">{ticketTypeLabels[type]}</Fact>
      <Fact name="Создано">
        <time dateTime={createdAt}>{formatMoment(createdAt)}</time>
      </Fact>
      <Fact name="Покупатель">{author ? author.name : 'Посетитель без входа'}</Fact>
      <Fact name="Телефон">
        {author?.phone && (
          <AnchorText href={`tel:${author.phone}`}>{formatPhone(author.phone)}</AnchorText>
        )}
      </Fact>
      <Fact name="Почта">
        {author?.email && <AnchorText href={`mailto:${author.email}`}>{author.email}</AnchorText>}
      </Fact>
      <Fact name="Компания">{partner && companyWithInn(partner)}</Fact>
      <Fact name="Заказ">
        {order && (
          <LinkText to="/backoffice/orders/$id" params={{ id: order.id }}>
            {order.number}
          </LinkText>
        )}
      </Fact>
      <Fact name="Товары">{bought.join('; ')}</Fact>
      {otherDetails(ticket).map(({ name, value }) => (
        <Fact key={name} name={name}>
          {value}
        </Fact>
      ))}
      <Fact name="Оценка">
        {feedback && [`${feedback.rating} из 5`, feedback.comment].filter(Boolean).join(' – ')}
      </Fact>
    </Facts>
  );
}
