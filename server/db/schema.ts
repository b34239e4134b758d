import * as approval from './schema/approval.ts';
import * as audit from './schema/audit.ts';
import * as buying from './schema/buying.ts';
import * as calendar from './schema/calendar.ts';
import * as carriers from './schema/carriers.ts';
import * as catalog from './schema/catalog.ts';
import * as content from './schema/content.ts';
import * as discovery from './schema/discovery.ts';
import * as exchange from './schema/exchange.ts';
import * as files from './schema/files.ts';
import * as idempotency from './schema/idempotency.ts';
import * as identity from './schema/identity.ts';
import * as images from './schema/images.ts';
import * as invitations from './schema/invitations.ts';
import * as keptAssets from './schema/kept-assets.ts';
import * as notifications from './schema/notifications.ts';
import * as otp from './schema/otp.ts';
import * as partners from './schema/partners.ts';
import * as shopping from './schema/shopping.ts';
import * as support from './schema/support.ts';

/** All tables for Drizzle. A new file under `schema/` needs a line here. */
export const schema = {
  ...approval,
  ...audit,
  ...buying,
  ...calendar,
  ...carriers,
  ...catalog,
  ...content,
  ...discovery,
  ...exchange,
  ...files,
  ...idempotency,
  ...identity,
  ...images,
  ...invitations,
  ...keptAssets,
  ...notifications,
  ...otp,
  ...partners,
  ...shopping,
  ...support,
};

export type Schema = typeof schema;
