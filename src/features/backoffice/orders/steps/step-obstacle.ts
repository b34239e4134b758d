import type { OrderStatus } from '#generated/api/model/orderStatus.ts';
import type { StaffOrder } from '#generated/api/model/staffOrder.ts';
import type { StaffOrderStep } from '#generated/api/model/staffOrderStep.ts';
import { describeStatus } from '#src/features/order-parts/status/order-status.ts';

/**
 * Why a step cannot be taken any longer: what the order became since its dialog opened. Null when it
 * did not change. @param seen the status in which the order was then
 */
export function stepObstacle(
  { status, allowedSteps }: Pick<StaffOrder, 'status' | 'allowedSteps'>,
  step: StaffOrderStep,
  seen: OrderStatus,
): string | null {
  if (status !== seen) {
    const [before, now] = [describeStatus(seen).label, describeStatus(status).label];
    return `Заказ изменился, пока окно было открыто: был «${before}», теперь «${now}». Закройте окно и проверьте заказ.`;
  }
  return allowedSteps.includes(step)
    ? null
    : 'Заказ изменился, пока окно было открыто: этого сделать уже нельзя. Закройте окно и проверьте заказ.';
}
