import type { DeliveryService } from './delivery-service.ts';
import { localDelivery } from './local-delivery.ts';

/** The delivery service in use. */
export const delivery: DeliveryService = localDelivery;
