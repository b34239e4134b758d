import * as z from 'zod';
import type { Database } from '#server/db/connection.ts';
import {
  type Carrier,
  type NewShipment,
  ShipmentRejected,
  type ShipmentState,
} from '#server/integrations/carrier.ts';
import type { SdekClient, SdekError } from '#server/integrations/sdek/sdek-client.ts';
import type { NewSdekOrder, SdekOrder } from '#server/integrations/sdek/sdek-schemas.ts';
import { loadSdekPoints } from './sdek-points.ts';
import { pruneQuotes } from './sdek-quotes.ts';

const PREFIX = 'sdek-';
/** Letters that a point's code has; any other would be no id of the contract. */
const CODE = /^[A-Za-z0-9_-]{1,59}$/;

/** Id of a point in the shop. */
export function pointIDOf(code: string): string {
  return `${PREFIX}${code}`;
}

/** СДЭК's code of a point; null for a point of the shop itself. */
export function codeOf(pointID: string): string | null {
  const code = pointID.startsWith(PREFIX) ? pointID.slice(PREFIX.length) : '';
  return CODE.test(code) ? code : null;
}

/** Whether a carrier takes orders to this point. */
export function isCarrierPoint(pointID: string | null): boolean {
  return pointID !== null && codeOf(pointID) !== null;
}

/** Statuses of an order that СДЭК does not have yet, and those that end it. */
const expected = new Set(['ACCEPTED', 'CREATED']);
const atPoint = new Set(['ACCEPTED_AT_PICK_UP_POINT', 'POSTOMAT_POSTED']);
const delivered = new Set(['DELIVERED', 'POSTOMAT_RECEIVED']);

/** Errors that pass: СДЭК is still busy with an earlier call, or broken. */
const passing = new Set(['v2_similar_request_still_processed', 'v2_internal_error']);
/** СДЭК has an order of this number. */
const DUPLICATE = 'error_validate_im_dep_number_has_already_had_integration';

function describeErrors(errors: readonly SdekError[]): string {
  return errors.map(({ code, message }) => `${message} (${code})`).join('; ');
}

/** The newest status counts, in whatever order they come. */
function newestStatus({ entity }: SdekOrder): string | null {
  const sorted = entity.statuses.toSorted(
    (a, b) => Date.parse(a.date_time) - Date.parse(b.date_time),
  );
  return sorted.at(-1)?.code ?? null;
}

/** Where СДЭК's order is. */
export function stateOf(order: SdekOrder): ShipmentState {
  const { entity, requests } = order;
  const codes = new Set(entity.statuses.map(({ code }) => code));
  const newest = newestStatus(order);
  const creation = requests.find(({ type }) => type === 'CREATE');
  const isInvalid =
    newest === 'INVALID' || (creation?.state === 'INVALID' && !codes.has('CREATED'));
  const known = { trackingNumber: entity.cdek_number, reason: null };
  if (isInvalid) {
    const reason = describeErrors(creation?.errors ?? []) || 'СДЭК не принял заказ';
    return { ...known, progress: 'Rejected', reason };
  }
  if (newest === 'REMOVED') return { ...known, progress: 'Removed' };
  // These end an order, whatever is written of it later.
  if ([...delivered].some((code) => codes.has(code))) return { ...known, progress: 'Delivered' };
  if (codes.has('NOT_DELIVERED')) return { ...known, progress: 'NotDelivered' };
  if (newest === null || expected.has(newest)) return { ...known, progress: 'Registered' };
  return { ...known, progress: atPoint.has(newest) ? 'Waiting' : 'Sent' };
}

const rubles = (kopecks: number) => kopecks / 100;

function toOrder({ number, pointID, recipient, items, weight, deliveryDue }: NewShipment) {
  const { name, phone, email } = recipient;
  const ownWeight = items.reduce((sum, item) => sum + item.weight * item.quantity, 0);
  const order: NewSdekOrder = {
    number,
    delivery_point: codeOf(pointID) ?? pointID,
    ...(deliveryDue > 0 ? { delivery_recipient_cost: { value: rubles(deliveryDue) } } : {}),
    recipient: { name, ...(email === null ? {} : { email }), phones: [{ number: phone }] },
    packages: [
      {
        number: `${number}-1`,
        weight: Math.max(weight, ownWeight, 1),
        items: items.map((item) => ({
          name: item.name.slice(0, 255),
          ware_key: item.productID,
          payment: { value: rubles(item.due) },
          cost: rubles(item.price),
          weight: item.weight,
          amount: item.quantity,
        })),
      },
    ],
  };
  return order;
}

const report = z.object({ type: z.literal('ORDER_STATUS'), uuid: z.string().min(1).max(64) });

/** An order of СДЭК that counts as ours: one that was not accepted, or was deleted, does not. */
async function findRegistered(client: SdekClient, number: string): Promise<string | null> {
  const found = await client.findOrder(number);
  if (found === null) return null;
  const { progress } = stateOf(found);
  return progress === 'Rejected' || progress === 'Removed' ? null : found.entity.uuid;
}

/** СДЭК as a carrier of the shop's orders. */
export function createSdekCarrier(client: SdekClient): Carrier {
  return {
    name: 'СДЭК',
    loadPoints: async (db: Database, now: Date) => {
      await pruneQuotes(db, now);
      return loadSdekPoints(db, client, now);
    },
    register: async (shipment) => {
      const { number } = shipment;
      // An earlier attempt whose response was lost.
      const known = await findRegistered(client, number);
      if (known !== null) return known;
      const { uuid, errors } = await client.createOrder(toOrder(shipment));
      if (uuid !== null) return uuid;
      const codes = errors.map(({ code }) => code);
      if (codes.includes(DUPLICATE)) {
        const made = await findRegistered(client, number);
        if (made !== null) return made;
      }
      if (codes.some((code) => passing.has(code))) {
        throw new Error(`СДЭК does not register ${number} now: ${codes.join(', ')}`);
      }
      throw new ShipmentRejected(describeErrors(errors));
    },
    read: async (id) => {
      const found = await client.readOrder(id);
      return found && stateOf(found);
    },
    cancel: async (id) => {
      const errors = await client.deleteOrder(id);
      if (errors.length > 0) {
        const codes = errors.map(({ code }) => code).join(', ');
        throw new Error(`СДЭК has not deleted the order ${id}: ${codes}`);
      }
    },
    subscribe: async (url) => {
      if (!(await client.listSubscriptions()).includes(url)) await client.subscribe(url);
    },
    findReported: (body) => report.safeParse(body).data?.uuid ?? null,
  };
}
