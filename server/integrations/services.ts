import type { AddressDirectory } from './address-directory.ts';
import type { Captcha } from './captcha.ts';
import type { DeliveryService } from './delivery-service.ts';
import type { FileStorage } from './file-storage.ts';
import type { OrderSink } from './order-sink.ts';
import type { OrganizationDirectory } from './organization-directory.ts';
import type { PaymentProvider } from './payment-provider.ts';

/** External services of one shop, created with it (`server/services.ts`). */
export interface Services {
  /** Receives confirmed orders. */
  readonly accounting: OrderSink;
  readonly addresses: AddressDirectory;
  /** Null requires none of visitors. */
  readonly captcha: Captcha | null;
  readonly delivery: DeliveryService;
  /** Null leaves files in the database. */
  readonly files: FileStorage | null;
  readonly organizations: OrganizationDirectory;
  /** Null when nothing can be paid online here. */
  readonly payment: PaymentProvider | null;
}

/** The time and the services by which a cart or an order is evaluated. */
export interface Conditions {
  readonly now: Date;
  readonly services: Services;
}

/** The conditions of one call. */
export function conditionsOf({
  now,
  services,
}: {
  readonly now: () => Date;
  readonly services: Services;
}): Conditions {
  return { now: now(), services };
}
