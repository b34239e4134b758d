import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import type { ServerConfig } from '#server/config/config.ts';
import { readBytes } from '#server/contract/body/body.ts';
import { parseJson } from '#server/contract/body/json-body.ts';
import type { HttpEnv } from '#server/contract/http-env.ts';
import { ApiProblem } from '#server/contract/problem.ts';
import { carrierShipments } from '#server/db/schema/carriers.ts';
import { type FollowedShipment, followShipment } from './follow-shipment.ts';

const PATH = '/shipment-reports';
const MAX_BYTES = 64 * 1024;

/** Where a carrier reports that a shipment has changed. */
export function shipmentReportsUrl({ publicUrl }: Pick<ServerConfig, 'publicUrl'>): string {
  return `${publicUrl}${PATH}`;
}

interface ReportOptions extends Omit<FollowedShipment, 'orderID' | 'now'> {
  now: () => Date;
}

/**
 * `POST /shipment-reports`: a carrier reports that a shipment has changed. Reports are not signed, so that
 * the shipment is read from the carrier, and a forged, late or repeated report changes nothing. 200 for an
 * unknown one, which another shop of the same account may have; 503 while the carrier does not respond,
 * which makes it repeat the report.
 */
export function createShipmentReports({ now, ...options }: ReportOptions): Hono<HttpEnv> {
  const { db, carrier } = options;
  return new Hono<HttpEnv>().post(PATH, async (c) => {
    const body = parseJson(await readBytes(c.req.raw, MAX_BYTES));
    const remoteID = carrier.findReported(body);
    const [shipment] =
      remoteID === null
        ? []
        : await db
            .select({ orderID: carrierShipments.orderID })
            .from(carrierShipments)
            .where(eq(carrierShipments.remoteID, remoteID));
    if (shipment === undefined) return c.body(null, 200);
    try {
      await followShipment({ ...options, orderID: shipment.orderID, now: now() });
    } catch (cause) {
      throw new ApiProblem(503, 'Не удалось проверить отправление, повторите позже', { cause });
    }
    return c.body(null, 200);
  });
}
