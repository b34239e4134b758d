import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Ticket } from '#generated/api/model/ticket.ts';
import { formatMoment } from '#src/lib/dates/dates.ts';
import { LinkText } from '#src/ui/kit/buttons/LinkButton.tsx';
import classes from './TicketAbout.module.css';
import { TicketFiles } from './TicketFiles.tsx';

/** Subject of the ticket: order, company, products, form fields, attachments. */
export function TicketAbout({ ticket }: { ticket: Ticket }) {
  const { order, partner, products, details, files, createdAt } = ticket;
  return (
    <div className={classes.about}>
      <dl className={classes.facts}>
        <Fact name="Создано">
          <time dateTime={createdAt}>{formatMoment(createdAt)}</time>
        </Fact>
        {order && (
          <Fact name="Заказ">
            <LinkText to="/order/$id" params={{ id: order.id }}>
              {order.number ?? 'Черновик'}
            </LinkText>
          </Fact>
        )}
        {partner && <Fact name="Компания">{partner.name}</Fact>}
        {details.map(({ name, value }) => (
          <Fact key={name} name={name}>
            {value}
          </Fact>
        ))}
      </dl>
      {products.length > 0 && (
        <ul className={classes.products} aria-label="Товары">
          {products.map(({ productID, name, quantity, product }) => (
            <li key={productID}>
              {product ? (
                <LinkText to="/products/$slug" params={{ slug: product.slug }} size="sm">
                  {name}
                </LinkText>
              ) : (
                <Text size="sm">{name}</Text>
              )}
              {quantity !== null && (
                <Text span size="sm" c="dimmed">
                  {' '}
                  {quantity} шт.
                </Text>
              )}
            </li>
          ))}
        </ul>
      )}
      <TicketFiles files={files} />
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className={classes.name}>{name}</dt>
      <dd className={classes.value}>{children}</dd>
    </div>
  );
}
