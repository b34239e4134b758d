import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useGetOrderSuspense } from '#generated/api/order/order.ts';
import { OrderDetails } from '#src/features/orders/OrderDetails.tsx';
import { CheckoutForm } from './CheckoutForm.tsx';
import { CreatingError } from './CreatingError.tsx';

/** `/order/{id}`: the step is the server's; the reader's browser never computes it. */
export function CheckoutScreen({ orderID }: { orderID: string }) {
  const { data: order } = useGetOrderSuspense(orderID);
  switch (order.step) {
    case 'Checkout':
      return <CheckoutForm checkoutID={orderID} />;
    case 'WaitingForCreating':
      return <ToProgress orderID={orderID} />;
    case 'CreatingError':
      return <CreatingError checkoutID={orderID} />;
    case 'Approval':
    case 'Details':
      return <OrderDetails order={order} />;
  }
}

/** An order that is being created is watched on its own page. */
function ToProgress({ orderID }: { orderID: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    void navigate({ to: '/order/$id/inProgress', params: { id: orderID }, replace: true });
  }, [navigate, orderID]);
  return null;
}
