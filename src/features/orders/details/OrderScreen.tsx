import { useNavigate } from '@tanstack/react-router';
import { Suspense, useEffect, useRef } from 'react';
import { useLiveOrder } from '#src/features/order-parts/use-live-order.ts';
import { CheckoutSkeleton } from '#src/features/orders/checkout/CheckoutSkeleton.tsx';
import { CreatingError } from '#src/features/orders/checkout/CreatingError.tsx';
import { lazyComponent } from '#src/ssr/boundaries/lazy-component.tsx';
import { LinkText } from '#src/ui/kit/buttons/LinkButton.tsx';
import { Skeleton } from '#src/ui/kit/page/skeletons/Skeleton.tsx';
import { OrderDetailsSkeleton } from './OrderDetailsSkeleton.tsx';
import { ApprovalStep, CheckoutStep, DetailsStep } from './order-steps.ts';

const OrderApproval = lazyComponent(
  async () => (await import('#src/features/orders/approval/OrderApproval.tsx')).OrderApproval,
);

interface OrderScreenProps {
  orderID: string;
  /** Whether the form of an order that could not be created is filled in again. */
  editing: boolean;
}

/** `/order/{id}`: the server determines the step; the browser never computes it. */
export function OrderScreen({ orderID, editing }: OrderScreenProps) {
  const order = useLiveOrder(orderID);
  useStartOfStep(order.step);
  const { isMine = true, hasApproval = false } = order;
  const { partner } = order.customer;
  const details = (
    <Suspense fallback={<OrderDetailsSkeleton />}>
      <DetailsStep
        order={order}
        approval={
          hasApproval ? (
            <Suspense fallback={<Skeleton height={480} radius="lg" />}>
              <OrderApproval orderID={orderID} />
            </Suspense>
          ) : null
        }
      />
    </Suspense>
  );
  // Forms, waiting and retries are not shown to a colleague.
  if (!isMine && order.step !== 'Approval') return details;
  switch (order.step) {
    case 'Checkout':
      return (
        <Suspense fallback={<CheckoutSkeleton />}>
          <CheckoutStep checkoutID={orderID} />
        </Suspense>
      );
    case 'WaitingForCreating':
      return <ToProgress orderID={orderID} />;
    case 'CreatingError':
      return editing ? (
        <Suspense fallback={<CheckoutSkeleton />}>
          <CheckoutStep
            checkoutID={orderID}
            above={
              <LinkText to="/order/$id" params={{ id: orderID }} size="sm">
                ← Что случилось с заказом
              </LinkText>
            }
          />
        </Suspense>
      ) : (
        <CreatingError checkoutID={orderID} />
      );
    case 'Approval':
      return (
        <Suspense fallback={<Skeleton height={480} radius="lg" />}>
          <ApprovalStep
            id={orderID}
            above={
              isMine || !partner ? (
                <LinkText to="/profile/orders" size="sm">
                  ← Мои заказы
                </LinkText>
              ) : (
                <LinkText
                  to="/profile/companies/$id/approval"
                  params={{ id: partner.id }}
                  size="sm"
                >
                  ← Согласование заказов
                </LinkText>
              )
            }
          />
        </Suspense>
      );
    case 'Details':
      return details;
  }
}

/**
 * Another step is another screen under the same URL: it is read from its start, as after a
 * navigation.
 */
function useStartOfStep(step: string) {
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  }, [step]);
}

/** An order that is being created is shown on its own page. */
function ToProgress({ orderID }: { orderID: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    void navigate({ to: '/order/$id/inProgress', params: { id: orderID }, replace: true });
  }, [navigate, orderID]);
  return null;
}
