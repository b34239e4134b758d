import type {
  GeneralTicketKind,
  OrderTicketKind,
  ProductTicketKind,
  PromotionTicketKind,
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
const promotionKinds: readonly string[] = [
  'PromotionOffer',
  'PromotionQuestion',
] satisfies PromotionTicketKind[];
const generalKinds: readonly string[] = [
  'General',
  'ProductSearch',
  'AccountDeletion',
] satisfies GeneralTicketKind[];

/** Parses a request that was stored during the sign-in; null when it is invalid. */
export function readTicketRequest(value: unknown): TicketRequest | null {
  if (!isRecord(value) || typeof value.kind !== 'string') return null;
  const { kind, products, promotion, order } = value;
  const fits =
    generalKinds.includes(kind) ||
    (productKinds.includes(kind) && isProducts(products)) ||
    (orderKinds.includes(kind) &&
      isOrder(order) &&
      (products === undefined || isProducts(products))) ||
    (promotionKinds.includes(kind) && isNamed(promotion)) ||
    (kind === 'Maintenance' && (order === undefined || isOrder(order)));
  return fits ? (value as unknown as TicketRequest) : null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isOrder(value: unknown): boolean {
  return isRecord(value) && typeof value.id === 'string';
}

function isProducts(value: unknown): boolean {
  return (
    Array.isArray(value) && value.length > 0 && value.every((one) => isNamed(one) && 'slug' in one)
  );
}

function isNamed(value: unknown): value is object {
  return isRecord(value) && typeof value.id === 'string' && typeof value.name === 'string';
}
