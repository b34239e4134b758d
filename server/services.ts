import type { ServerConfig } from './config/config.ts';
import type { Database } from './db/connection.ts';
import { localDelivery } from './delivery/local-delivery.ts';
import type { Services } from './integrations/services.ts';
import { createLocalSink } from './order/local-sink.ts';
import { createLocalPayment } from './order/payments/local-payment.ts';
import { localOrganizationDirectory } from './partners/local-organization-directory.ts';
import { localAddressDirectory } from './user/local-address-directory.ts';

/** The external services of a shop, by its settings. */
export function createServices(
  { localPayment, publicUrl }: Pick<ServerConfig, 'localPayment' | 'publicUrl'>,
  db: Database,
): Services {
  return {
    accounting: createLocalSink(db),
    addresses: localAddressDirectory,
    delivery: localDelivery,
    organizations: localOrganizationDirectory,
    payment: localPayment ? createLocalPayment(publicUrl, db) : null,
  };
}
