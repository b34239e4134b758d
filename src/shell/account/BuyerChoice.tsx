import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { useChangeCartCustomer } from '#generated/api/cart/change-cart-customer.ts';
import type { Profile } from '#generated/api/model/profile.ts';
import { getListCustomersQueryOptions } from '#generated/api/user/list-customers.ts';
import { fetchCart } from '#src/features/cart-parts/cart-query.ts';
import { useChooseBuyer } from '#src/features/cart-parts/choose-buyer.ts';
import { withChosen } from '#src/lib/choices.ts';
import { formatMoney } from '#src/lib/numbers/money.ts';
import { Button } from '#src/ui/kit/buttons/Button.tsx';
import { SelectField } from '#src/ui/kit/fields/SelectField.tsx';
import classes from './BuyerChoice.module.css';

/** Another buyer that would change the total of the cart by `difference` kopecks. */
interface Consequence {
  customerID: string;
  difference: number;
}

/** For whom the user buys, and with companies a select; a change of prices is shown first. */
export function BuyerChoice({ profile: { customer, hasPartners } }: { profile: Profile }) {
  const label = useId();
  const client = useQueryClient();
  const choose = useChooseBuyer();
  const { mutateAsync } = useChangeCartCustomer();
  const [busy, setBusy] = useState(false);
  const [consequence, setConsequence] = useState<Consequence | null>(null);
  const { data } = useQuery({
    ...getListCustomersQueryOptions(),
    enabled: hasPartners,
    meta: { silent: true },
  });
  if (customer === undefined || !hasPartners) return null;
  const options = (data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }));
  const preview = async (customerID: string) => {
    const [before, after] = await Promise.all([
      fetchCart(client),
      mutateAsync({ data: { customerID, preview: true } }),
    ]);
    const difference = after.order.totals.toPay - before.order.totals.toPay;
    if (difference === 0) await choose.mutateAsync(customerID);
    else setConsequence({ customerID, difference });
  };
  const pick = (customerID: string) => {
    setBusy(true);
    setConsequence(null);
    // The query client reports a rejection; nothing was changed then.
    void preview(customerID)
      .catch(() => {})
      .finally(() => setBusy(false));
  };
  return (
    <div className={classes.choice}>
      <label htmlFor={label} className={classes.label}>
        Покупаете от имени
      </label>
      <SelectField
        id={label}
        value={consequence?.customerID ?? customer.id}
        disabled={busy || choose.isPending}
        options={withChosen(options, { value: customer.id, label: customer.name })}
        onChange={(event) => pick(event.currentTarget.value)}
      />
      {consequence && (
        <Question difference={consequence.difference}>
          <Button size="compact-sm" variant="default" onClick={() => setConsequence(null)}>
            Оставить как есть
          </Button>
          <Button
            size="compact-sm"
            loading={choose.isPending}
            onClick={() =>
              choose.mutate(consequence.customerID, { onSettled: () => setConsequence(null) })
            }
          >
            Выбрать
          </Button>
        </Question>
      )}
    </div>
  );
}

function Question({ difference, children }: { difference: number; children: ReactNode }) {
  return (
    <div role="status" className={classes.question}>
      <p className={classes.text}>
        Корзина станет {difference > 0 ? 'дороже' : 'дешевле'} на{' '}
        <b>{formatMoney(Math.abs(difference))}</b>.
      </p>
      <div className={classes.buttons}>{children}</div>
    </div>
  );
}
