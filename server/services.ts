import { localOrganizationDirectory } from '#server/partners/registration/local-organization-directory.ts';
import type { ServerConfig } from './config/config.ts';
import type { Database } from './db/connection.ts';
import { localDelivery } from './delivery/local-delivery.ts';
import { createSdekDelivery } from './delivery/sdek/sdek-delivery.ts';
import { createDaDataAddresses } from './integrations/dadata/dadata-addresses.ts';
import { createDaDataClient } from './integrations/dadata/dadata-client.ts';
import { createDaDataOrganizations } from './integrations/dadata/dadata-organizations.ts';
import type { PaymentProvider } from './integrations/payment-provider.ts';
import { createS3Storage } from './integrations/s3/s3-storage.ts';
import type { Services } from './integrations/services.ts';
import { createSmartCaptcha } from './integrations/smartcaptcha/smartcaptcha.ts';
import { createLocalSink } from './order/local-sink.ts';
import { createLocalPayment } from './order/payments/local-payment.ts';
import { createYooKassaPayment } from './payment/yookassa/yookassa-payment.ts';
import { localAddressDirectory } from './user/local-address-directory.ts';

type ServiceConfig = Pick<
  ServerConfig,
  'dadata' | 'localPayment' | 'publicUrl' | 's3' | 'sdek' | 'smartCaptcha' | 'yookassa'
>;

function choosePayment(
  { localPayment, publicUrl, yookassa }: ServiceConfig,
  db: Database,
): PaymentProvider | null {
  if (yookassa !== null) return createYooKassaPayment({ config: yookassa, publicUrl, db });
  return localPayment ? createLocalPayment(publicUrl, db) : null;
}

function chooseDirectories({
  dadata,
}: ServiceConfig): Pick<Services, 'addresses' | 'organizations'> {
  if (dadata === null) {
    return { addresses: localAddressDirectory, organizations: localOrganizationDirectory };
  }
  const client = createDaDataClient(dadata);
  return {
    addresses: createDaDataAddresses(client),
    organizations: createDaDataOrganizations(client),
  };
}

/** The external services of a shop, by its settings. */
export function createServices(config: ServiceConfig, db: Database): Services {
  return {
    accounting: createLocalSink(db),
    ...chooseDirectories(config),
    captcha: config.smartCaptcha === null ? null : createSmartCaptcha(config.smartCaptcha),
    delivery:
      config.sdek === null
        ? localDelivery
        : createSdekDelivery({ config: config.sdek, own: localDelivery, db }),
    files: config.s3 === null ? null : createS3Storage(config.s3),
    payment: choosePayment(config, db),
  };
}

/** Which services of these settings are built-in fakes: for the log of a production server. */
export function namesOfBuiltIn({
  dadata,
  localPayment,
}: Pick<ServerConfig, 'dadata' | 'localPayment'>): string[] {
  return [
    'accounting',
    ...(dadata === null ? ['addresses'] : []),
    'delivery',
    ...(dadata === null ? ['organizations'] : []),
    ...(localPayment ? ['payment'] : []),
  ];
}
