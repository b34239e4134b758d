import { Alert } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Installment } from '#generated/api/model/index.ts';
import { getGetOrderInstallmentQueryOptions } from '#generated/api/order/get-order-installment.ts';
import { ApiError } from '#src/api/errors.ts';
import { QueryFailure } from '#src/features/failure-parts/QueryFailure.tsx';
import { formatMoney } from '#src/lib/numbers/money.ts';
import { Skeleton } from '#src/ui/kit/page/skeletons/Skeleton.tsx';
import { InstallmentApplication } from './InstallmentApplication.tsx';

/** Polling interval for the bank's decision, milliseconds. */
const BANK_THINKS_MS = 5000;

const tones = { Available: 'gray', InReview: 'gray', Approved: 'green', Declined: 'red' } as const;

interface InstallmentTermsProps {
  orderID: string;
  /** The order is paid, by the installment or otherwise. */
  isPaid: boolean;
}

/** The installment plan of a placed order: terms and application, or the bank's decision. */
export function InstallmentTerms({ orderID, isPaid }: InstallmentTermsProps) {
  const query = useQuery(
    getGetOrderInstallmentQueryOptions(orderID, {
      query: {
        retry: false,
        refetchOnMount: 'always',
        meta: { silent: true },
        refetchInterval: ({ state }) => (state.data?.state === 'InReview' ? BANK_THINKS_MS : false),
      },
    }),
  );
  const { data, error } = query;
  // The payment method has changed; the order's page shows it.
  if (error instanceof ApiError && error.status === 409) return null;
  if (error && !data) return <QueryFailure query={query} />;
  if (!data) return <Skeleton height={320} />;
  // What was read before the payment: nothing is left to apply for.
  if (isPaid && data.state === 'Available') return null;
  return data.state === 'Available' && data.applyURL !== null ? (
    <InstallmentApplication installment={data} applyURL={data.applyURL} />
  ) : (
    <Alert
      color={isPaid && data.state === 'Declined' ? 'gray' : tones[data.state]}
      variant="light"
      role="status"
    >
      {isPaid && data.state === 'Declined' ? data.reason : statusText(data)}
    </Alert>
  );
}

function statusText({ state, reason, selectedMonths, plans }: Installment): string {
  const plan = plans.find(({ months }) => months === selectedMonths);
  const term = plan ? ` на ${plan.months} мес. по ${formatMoney(plan.monthlyPayment)}` : '';
  switch (state) {
    case 'Available':
      return 'Заявку подадите, когда магазин примет заказ.';
    case 'InReview':
      return `Банк рассматривает заявку${term}. Обычно это занимает несколько минут.`;
    case 'Approved':
      return `Банк одобрил рассрочку${term}.`;
    case 'Declined':
      return `${reason ?? 'Банк отказал'}. Задайте вопрос о заказе – предложим другую оплату.`;
  }
}
