import type { ServerConfig } from './config/config.ts';
import type { Database } from './db/connection.ts';
import { localDelivery } from './delivery/local-delivery.ts';
import type { PaymentProvider } from './integrations/payment-provider.ts';
import type { Services } from './integrations/services.ts';
import { createLocalSink } from './order/local-sink.ts';
import { createLocalPayment } from './order/payments/local-payment.ts';
import { localOrganizationDirectory } from './partners/local-organization-directory.ts';
import { createYooKassaPayment } from './payment/yookassa/yookassa-payment.ts';
import { localAddressDirectory } from './user/local-address-directory.ts';

function choosePayment(
  {
    localPayment,
    publicUrl,
    yookassa,
  }: Pick<ServerConfig, 'localPayment' | 'publicUrl' | 'yookassa'>,
  db: Database,
): PaymentProvider | null {
  if (yookassa !== null) return createYooKassaPayment({ config: yookassa, publicUrl, db });
  return localPayment ? createLocalPayment(publicUrl, db) : null;
}

/** The external services of a shop, by its settings. */
export function createServices(
  config: Pick<ServerConfig, 'localPayment' | 'publicUrl' | 'yookassa'>,
  db: Database,
): Services {
  return {
    accounting: createLocalSink(db),
    addresses: localAddressDirectory,
    delivery: localDelivery,
    organizations: localOrganizationDirectory,
    payment: choosePayment(config, db),
  };
}

/** Which services of these settings are built-in fakes: for the log of a production server. */
export function namesOfBuiltIn({ localPayment }: Pick<ServerConfig, 'localPayment'>): string[] {
  const always = ['accounting', 'addresses', 'delivery', 'organizations'];
  return localPayment ? [...always, 'payment'] : always;
}
