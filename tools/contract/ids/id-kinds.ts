import type { Operation } from '#tools/contract/openapi/contract.ts';
import { type DerivedKind, derivedIDs } from './derived-ids.ts';

/** The kinds of ids that the shop's operations name. */
export const namedKinds = [
  'category',
  'product',
  'slug',
  'marketID',
  'brand',
  'promotion',
  'pickupPoint',
  'page',
  'order',
  'checkout',
  'approval',
  'customer',
  'recipient',
  'address',
  'partner',
  'partnerAddress',
  'partnerRecipient',
  'finDocsRecipient',
  'employee',
  'invitation',
  'contract',
  'buyer',
  'tag',
  'notification',
  'ticket',
  'staffMember',
  'session',
  'review',
  'feedbackPhoto',
  'pushDevice',
  'share',
  'import',
  'catalogImport',
  'coupon',
  'operationToken',
] as const;

/** What an id identifies. An id of one kind is never used for another. */
export type Kind = (typeof namedKinds)[number] | DerivedKind;

const personalKinds: ReadonlySet<Kind> = new Set<Kind>([
  'order',
  'checkout',
  'approval',
  'customer',
  'address',
  'partner',
  'invitation',
  'notification',
  'ticket',
  'session',
  'feedbackPhoto',
  'pushDevice',
  'import',
]);

/** The kind of a path parameter, by the path up to it; the first match counts. */
const pathKinds: readonly (readonly [RegExp, Kind])[] = [
  [/\/product\/categories\/\{id\}/, 'category'],
  [/\/bySlug\/\{slug\}/, 'slug'],
  [/\/idByMarket\/\{id\}/, 'marketID'],
  [/\/photos\/\{photoID\}/, 'feedbackPhoto'],
  [/\/product\/\{id\}/, 'product'],
  [/\/promotions\/\{id\}/, 'promotion'],
  [/\/brands\/\{id\}/, 'brand'],
  [/\/checkout\/\{id\}/, 'checkout'],
  [/\/approval\/\{id\}/, 'approval'],
  [/\/partners\/\{id\}\/addresses\/\{addressID\}/, 'partnerAddress'],
  [/\/partners\/\{id\}\/recipients\/\{recipientID\}/, 'partnerRecipient'],
  [/\/partners\/\{id\}\/finDocsRecipients\/\{recipientID\}/, 'finDocsRecipient'],
  [/\/partners\/\{id\}\/employees\/\{employeeID\}/, 'employee'],
  [/\/partners\/\{id\}\/tags\/\{tagID\}/, 'tag'],
  [/\/employees\/\{employeeID\}/, 'employee'],
  [/\/user\/invitations\/\{id\}/, 'invitation'],
  [/\/partners\/\{id\}/, 'partner'],
  [/\/share\/products\/\{id\}/, 'share'],
  [/\/order\/\{id\}/, 'order'],
  [/\/backoffice\/orders\/\{id\}/, 'order'],
  [/\/backoffice\/reviews\/\{id\}/, 'review'],
  [/\/backoffice\/imports\/\{id\}/, 'catalogImport'],
  [/\/customers\/\{id\}/, 'customer'],
  [/\/user\/addresses\/\{id\}/, 'address'],
  [/\/emptypage\/\{id\}/, 'page'],
  [/\/received\/\{id\}/, 'notification'],
  [/\/tickets\/\{id\}/, 'ticket'],
  [/\/sessions\/\{id\}/, 'session'],
  [/\/push\/devices\/\{id\}/, 'pushDevice'],
];

/** The kind of a field of a body or of the query, by its name. */
const fieldKinds: Readonly<Record<string, Kind>> = {
  assigneeID: 'staffMember',
  beforeProductID: 'product',
  productID: 'product',
  productIDs: 'product',
  categoryID: 'category',
  brandIDs: 'brand',
  promotionID: 'promotion',
  customerID: 'customer',
  customerIDs: 'customer',
  addressID: 'address',
  pickupPointID: 'pickupPoint',
  contractID: 'contract',
  tagIDs: 'tag',
  buyerIDs: 'buyer',
  partnerID: 'partner',
  orderID: 'order',
  checkoutID: 'checkout',
  recipientID: 'recipient',
  employeeIDs: 'employee',
  importID: 'import',
  couponCode: 'coupon',
  operationToken: 'operationToken',
};

/** Field names whose meaning depends on the operation: `id`, `ids`. */
const ownFieldKinds: Readonly<Record<string, Kind>> = {
  'listProducts ids': 'product',
  'getProductFilters ids': 'product',
  'explainCartPrice selected': 'product',
  'listPromotions ids': 'promotion',
  'changeEmployee id': 'employee',
  'changeFinDocsRecipient id': 'finDocsRecipient',
  'changePartnerTag id': 'tag',
  'restorePartnerRecord recordID': 'tag',
};

/** The kind of id in a path parameter; `null` when it is no id. */
export function kindOfParameter(operation: Operation, name: string): Kind | null {
  return derivedIDs(operation)?.parameters.get(name) ?? namedKindOfParameter(operation, name);
}

/** The kind that the shop's paths have for a parameter; null for others. */
export function namedKindOfParameter(operation: Operation, name: string): Kind | null {
  const part = operation.path.slice(0, operation.path.indexOf(`{${name}}`) + name.length + 2);
  return pathKinds.find(([pattern]) => new RegExp(`${pattern.source}$`).test(part))?.[1] ?? null;
}

/** The kind of id in a field of a request body; `null` when it is no id. */
export function kindOfField(operation: Operation, name: string): Kind | null {
  const named = ownFieldKinds[`${operation.id} ${name}`] ?? fieldKinds[name];
  return derivedIDs(operation)?.fields.get(name) ?? named ?? null;
}

/** Whether ids of a kind are the same for everybody. */
export function isPublicKind(kind: Kind): boolean {
  return publicKinds.has(kind) || kind.startsWith('public:');
}

/** Whether records of a kind belong to one person: others must not see them. */
export function isPersonalKind(kind: Kind): boolean {
  return personalKinds.has(kind) || kind.startsWith('personal:');
}

const publicKinds: ReadonlySet<Kind> = new Set<Kind>([
  'category',
  'product',
  'slug',
  'marketID',
  'brand',
  'promotion',
  'pickupPoint',
  'page',
  'share',
]);
