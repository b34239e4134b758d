import type {
  GeneralTicketKind,
  OrderTicketKind,
  ProductTicketKind,
  TicketRequest,
} from './ticket-request.ts';

const productKinds: readonly string[] = [
  'WaitingList',
  'RequestAnalogue',
  'RequestOffer',
  'RequestAssistance',
] satisfies ProductTicketKind[];
const orderKinds: readonly string[] = [
  'OrderQuestion',
  'OrderProducts',
  'OrderDelivery',
  'OrderPayment',
] satisfies OrderTicketKind[];
const generalKinds: readonly string[] = [
  'General',
  'ProductSearch',
  'AccountDeletion',
] satisfies GeneralTicketKind[];

/** Parses a request that was stored during the sign-in; null when it is invalid. */
export function readTicketRequest(value: unknown): TicketRequest | null {
  if (!isRecord(value) || typeof value.kind !== 'string') return null;
  const { kind, product, promotion, order } = value;
  const fits =
    generalKinds.includes(kind) ||
    (productKinds.includes(kind) && isNamed(product) && 'slug' in product) ||
    (orderKinds.includes(kind) && isRecord(order) && typeof order.id === 'string') ||
    (kind === 'PromotionOffer' && isNamed(promotion));
  return fits ? (value as unknown as TicketRequest) : null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isNamed(value: unknown): value is object {
  return isRecord(value) && typeof value.id === 'string' && typeof value.name === 'string';
}
