import { useNavigate } from '@tanstack/react-router';
import { Suspense, useEffect, useRef } from 'react';
import { useLiveOrder } from '#src/features/order-parts/use-live-order.ts';
import { ApprovalView } from '#src/features/orders/approval/ApprovalView.tsx';
import { OrderApproval } from '#src/features/orders/approval/OrderApproval.tsx';
import { CheckoutForm } from '#src/features/orders/checkout/CheckoutForm.tsx';
import { CreatingError } from '#src/features/orders/checkout/CreatingError.tsx';
import { LinkText } from '#src/ui/kit/buttons/LinkButton.tsx';
import { Skeleton } from '#src/ui/kit/page/Skeleton.tsx';
import { OrderDetails } from './OrderDetails.tsx';

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
    <OrderDetails
      order={order}
      approval={hasApproval ? <OrderApproval orderID={orderID} /> : null}
    />
  );
  // Forms, waiting and retries are not shown to a colleague.
  if (!isMine && order.step !== 'Approval') return details;
  switch (order.step) {
    case 'Checkout':
      return <CheckoutForm checkoutID={orderID} />;
    case 'WaitingForCreating':
      return <ToProgress orderID={orderID} />;
    case 'CreatingError':
      return editing ? (
        <CheckoutForm
          checkoutID={orderID}
          above={
            <LinkText to="/order/$id" params={{ id: orderID }} size="sm">
              ← Что случилось с заказом
            </LinkText>
          }
        />
      ) : (
        <CreatingError checkoutID={orderID} />
      );
    case 'Approval':
      return (
        <Suspense fallback={<Skeleton height={480} radius="lg" />}>
          <ApprovalView
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
