import { countOf } from '#src/lib/numbers/plurals.ts';
import { Button } from '#src/ui/kit/buttons/Button.tsx';
import classes from './RequestMany.module.css';
import { writeTicket } from './ticket-dialog.ts';
import { type ListedProduct, ticketProduct } from './ticket-request.ts';

const forms = ['недоступный товар', 'недоступных товара', 'недоступных товаров'] as const;
/** The maximum of one request. */
const MOST = 100;

const ways = [
  { kind: 'RequestOffer', label: 'Запросить предложение' },
  { kind: 'RequestAnalogue', label: 'Подобрать аналоги' },
] as const;

/**
 * Requests all products that cannot be bought in one ticket; nothing without such products. A visitor
 * signs in to send it.
 */
export function RequestMany({ products }: { products: readonly ListedProduct[] }) {
  if (products.length === 0) return null;
  return (
    <div className={classes.row}>
      <span className={classes.count}>{countOf(products.length, forms)}</span>
      {ways.map(({ kind, label }) => (
        <Button
          key={kind}
          variant="light"
          onClick={() =>
            writeTicket({ kind, products: products.slice(0, MOST).map(ticketProduct) })
          }
        >
          {label}
        </Button>
      ))}
    </div>
  );
}
